import type { PortableTextBlock } from '@baize/contracts/content';

/** Splits a text at its headings. The text before the first heading is a section of its own. */
export function sectionsOf(blocks: readonly PortableTextBlock[]): readonly (readonly PortableTextBlock[])[] {
  const sections: PortableTextBlock[][] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (last === undefined || block.style === 'h2') sections.push([block]);
    else last.push(block);
  }
  return sections;
}
