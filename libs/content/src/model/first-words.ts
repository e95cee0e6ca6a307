import type { PortableTextBlock } from '@baize/contracts/content';

/** Length of a description that search engines show. */
const LONGEST = 160;

/** Returns a page's description: the start of its first paragraph, cut at a whole word to what search engines show. */
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
  // Languages without spaces are cut at any character.
  const space = cut.lastIndexOf(' ');
  return `${(space > LONGEST / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:、，–-]+$/, '')} …`;
}
