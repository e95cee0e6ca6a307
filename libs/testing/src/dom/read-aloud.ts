/** Attributes whose text a player sees or hears. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'alt',
  'title',
  'label',
] as const;
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);

interface Found {
  readonly where: string;
  readonly text: string;
}

/** Returns every text of a tree that a player can read or hear, with its location. */
export function readAloud(root: ParentNode): readonly Found[] {
  const found: Found[] = [];
  const place = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.getAttribute('role') ? `[role=${element.getAttribute('role')}]` : ''}`;
  for (const element of root.querySelectorAll('*')) {
    // Text in another language is marked with `lang`, such as the languages' own names.
    if (SILENT.has(element.tagName) || element.closest('[lang]:not(html)')) continue;
    for (const name of SPOKEN) {
      const text = element.getAttribute(name);
      if (text) found.push({ where: `${place(element)} ${name}`, text });
    }
    // The text nodes of one element belong together: React splits a text at its values.
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === 3)
      .map((node) => node.textContent)
      .join('');
    if (text.trim() !== '') found.push({ where: place(element), text });
  }
  return found;
}
