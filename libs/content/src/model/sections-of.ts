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

/** Splits a text into its first words and the sections that begin with a heading. */
export function leadAndSections(blocks: readonly PortableTextBlock[]): {
  readonly lead: readonly PortableTextBlock[];
  readonly sections: readonly (readonly PortableTextBlock[])[];
} {
  const [first = [], ...rest] = sectionsOf(blocks);
  return first[0]?.style === 'h2' ? { lead: [], sections: [first, ...rest] } : { lead: first, sections: rest };
}
