import type { PortableTextBlock } from '@baize/contracts/content';
import { leadAndSections } from '../../model/sections-of.ts';
import { RichText } from '../RichText/RichText.tsx';
import * as css from './TextSections.css.ts';

/** A text that is not read from beginning to end: its sections are side by side on a desktop, below its first words. */
export function TextSections({ blocks }: { readonly blocks: readonly PortableTextBlock[] }) {
  const { lead, sections } = leadAndSections(blocks);
  return (
    <>
      {lead.length > 0 && <RichText blocks={lead} />}
      <div className={css.sections}>
        {sections.map((section) => (
          <section key={section[0]?._key} className={css.section}>
            <RichText blocks={section} />
          </section>
        ))}
      </div>
    </>
  );
}
