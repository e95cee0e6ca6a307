import { Picture, type PictureSource } from '../../primitives/Picture/Picture.tsx';
import * as css from './ShelfLead.css.ts';

export interface ShelfLeadProps {
  href: string;
  title: string;
  /** What the figure is: “Highest jackpot”. */
  eyebrow?: string | undefined;
  /** One large number, as the player reads it. */
  figure?: string | undefined;
  text?: string | undefined;
  /** The link's own words, shown under the text. */
  action?: string | undefined;
  picture: Omit<PictureSource, 'alt'>;
  /** The part of the picture that always shows: its right side, as in a banner, or its upper part, as in a game's. */
  focus?: 'side' | 'top' | undefined;
}

/** Longer figures are set smaller, so that they stay in one line. */
const LONG_FIGURE = 13;

/** The first thing in a `GameRow`: what the row is about, over a picture. The whole panel is one link. */
export function ShelfLead({ href, title, eyebrow, figure, text, action, picture, focus = 'side' }: ShelfLeadProps) {
  return (
    <a href={href} className={css.lead} draggable={false}>
      <span className={css.art} data-focus={focus}>
        <Picture {...picture} alt="" />
      </span>
      <span className={css.words}>
        {eyebrow !== undefined && (
          <span className={css.eyebrow} data-clamp>
            {eyebrow}
          </span>
        )}
        {figure !== undefined && (
          <span className={css.figure} data-long={figure.length > LONG_FIGURE || undefined} data-clamp>
            {figure}
          </span>
        )}
        <span className={css.title} data-clamp>
          {title}
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
