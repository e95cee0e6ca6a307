import type { PortableTextBlock } from '@baize/contracts/content';
import { Link } from '@baize/ui';
import { useSite } from '@baize/session';
import { fillBlocks } from '../../model/fill-blocks.ts';
import { leadAndSections } from '../../model/sections-of.ts';
import { RichText } from '../RichText/RichText.tsx';
import * as css from './LongText.css.ts';

/** With fewer sections, a reader finds them by looking. */
const FEWEST = 3;

export interface LongTextProps {
  readonly blocks: readonly PortableTextBlock[];
  /** Id of the page's heading, which names the list of sections. */
  readonly titleId: string;
}

/** A text that is read from beginning to end, with links to its sections beside it on a desktop. */
export function LongText({ blocks, titleId }: LongTextProps) {
  const { sections } = leadAndSections(fillBlocks(blocks, useSite()));
  const headings = sections.flatMap(([heading]) => heading ?? []);
  if (headings.length < FEWEST) return <RichText blocks={blocks} />;
  return (
    <div className={css.columns}>
      <nav className={css.contents} aria-labelledby={titleId}>
        <ol className={css.list}>
          {headings.map(({ _key, children }) => (
            <li key={_key} className={css.item}>
              <Link tone="plain" href={`#${_key}`}>
                {children.map(({ text }) => text).join('')}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <RichText blocks={blocks} />
    </div>
  );
}
