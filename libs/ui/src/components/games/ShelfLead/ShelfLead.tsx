import { Picture, type PictureSource } from '../../primitives/Picture/Picture.tsx';
import * as css from './ShelfLead.css.ts';

export interface ShelfLeadProps {
  href: string;
  /** Left out while it is not known which game or offer leads; its line is kept. */
  title?: string | undefined;
  /** What the figure is: “Highest jackpot”. */
  eyebrow?: string | undefined;
  /**
   * One large number, as the player reads it. Null while it is not known: its line is kept, and a prerendered page's
   * script writes it into `data-figure`, from which the style draws it.
   */
  figure?: string | null | undefined;
  text?: string | undefined;
  /** The link's own words, shown under the text. */
  action?: string | undefined;
  /** Left out while it is not known which game leads: the panel shows the brand's light instead. */
  picture?: Omit<PictureSource, 'alt'> | undefined;
  /** The part of the picture that always shows: its right side, as in a banner, or its upper part, as in a game's. */
  focus?: 'side' | 'top' | undefined;
}

/** A space that gives a line its height. */
const KEPT_LINE = '\u00a0';
/** Longer figures are set smaller, so that they stay in one line. */
const LONG_FIGURE = 13;

/** The first thing in a `GameRow`: what the row is about, over a picture. The whole panel is one link. */
export function ShelfLead({ href, title, eyebrow, figure, text, action, picture, focus = 'side' }: ShelfLeadProps) {
  return (
    <a href={href} className={css.lead} draggable={false}>
      <span className={css.art} data-focus={focus}>
        {picture && <Picture {...picture} alt="" />}
      </span>
      <span className={css.words}>
        {eyebrow !== undefined && (
          <span className={css.eyebrow} data-clamp>
            {eyebrow}
          </span>
        )}
        {figure === null && (
          <span className={css.figure} data-figure-of="highest">
            {KEPT_LINE}
          </span>
        )}
        {typeof figure === 'string' && (
          <span className={css.figure} data-long={figure.length > LONG_FIGURE || undefined} data-clamp>
            {figure}
          </span>
        )}
        <span className={css.title} data-clamp>
          {title ?? KEPT_LINE}
        </span>
        {text !== undefined && (
          <span className={css.body} data-clamp>
            {text}
          </span>
        )}
        {action !== undefined && <span className={css.action}>{action}</span>}
      </span>
    </a>
  );
}
