import type { PortableTextBlock } from '@baize/contracts/content';

/** Parts a text at its headings. What stands before the first is a part of its own. */
export function sectionsOf(blocks: readonly PortableTextBlock[]): readonly (readonly PortableTextBlock[])[] {
  const sections: PortableTextBlock[][] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (last === undefined || block.style === 'h2') sections.push([block]);
    else last.push(block);
  }
  return sections;
}
