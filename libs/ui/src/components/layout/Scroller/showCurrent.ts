/**
 * Scrolls a line, which its entries are placed in, to its current entry. Only sideways: `scrollIntoView` would also move a
 * page whose place was restored.
 * @returns whether it has one
 */
export function showCurrent(line: HTMLElement): boolean {
  const link = line.querySelector<HTMLElement>('[aria-current]');
  if (link) line.scrollLeft = link.offsetLeft - (line.clientWidth - link.offsetWidth) / 2;
  return link !== null;
}
