import type { PortableTextBlock } from '@baize/contracts/content';
import type { Site } from '@baize/session';
import { fillPlaceholders } from './fill-placeholders.ts';

/** Fills the placeholders in the words of a text. */
export const fillBlocks = (blocks: readonly PortableTextBlock[], site: Site): readonly PortableTextBlock[] =>
  blocks.map((block) => ({
    ...block,
    children: block.children.map((span) => ({ ...span, text: fillPlaceholders(span.text, site) })),
  }));
