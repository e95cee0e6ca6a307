import type { PortableTextBlock } from '@baize/contracts/content';

/** What search engines show of a description. */
const LONGEST = 160;

/** The first paragraph of a page as its description: whole words, at most what a search engine shows. */
export function firstWords(blocks: readonly PortableTextBlock[]): string {
  const first = blocks.find(
    ({ style, listItem, children }) =>
      style === 'normal' && listItem === undefined && children.some(({ text }) => text.trim() !== ''),
  );
  const text = (first?.children ?? [])
    .map((span) => span.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  // Languages without spaces are cut where they are.
  const space = cut.lastIndexOf(' ');
  return `${(space > LONGEST / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:、，–-]+$/, '')} …`;
}
