/**
 * Scrolls a line, which its entries are placed in, to its current entry. Only sideways: `scrollIntoView` would also move a
 * page whose place was restored.
 */
export function showCurrent(line: HTMLElement | null): void {
  const link = line?.querySelector<HTMLElement>('[aria-current]');
  if (line && link) line.scrollLeft = link.offsetLeft - (line.clientWidth - link.offsetWidth) / 2;
}
