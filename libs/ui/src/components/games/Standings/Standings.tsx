import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useCssVars } from '../../../provider/useCssVars.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Picture, type PictureSource } from '../../primitives/Picture/Picture.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as css from './Standings.css.ts';

export interface StandingsRow {
  /** Until the figure is known, a prerendered page's script finds the jackpot of this game and shows it in the row. */
  id: string;
  href: string;
  name: string;
  meta?: string | undefined;
  /** The figure that ranks the row, as the player reads it; undefined while it loads, null if there is none. */
  value: string | null | undefined;
  picture: Omit<PictureSource, 'alt'>;
}

export interface StandingsProps {
  title: string;
  /** Highest first; undefined while they load. */
  rows: readonly StandingsRow[] | undefined;
  /**
   * Replaces the last row if no figure is available. Without figures there is no order, so the position numbers
   * disappear too.
   */
  missing?: ReactNode;
  /** Rows to show while loading, so that nothing moves afterwards. */
  waitingRows?: number | undefined;
  /** Next to the title: “See all”. */
  end?: ReactNode;
  level?: 2 | 3 | undefined;
}

/** A ranking with figures next to the hero. A phone shows the first three rows. */
export function Standings({ title, rows, missing, waitingRows = 5, end, level = 2 }: StandingsProps) {
  const id = useId();
  const unranked = rows !== undefined && rows.length > 0 && rows.every(({ value }) => value === null);
  const noted = unranked && missing !== undefined;
  return (
    <section className={css.board} aria-labelledby={id} aria-busy={rows === undefined || undefined}>
      <div className={css.head}>
        <Heading level={level} size="h5" id={id}>
          {title}
        </Heading>
        {end}
      </div>
      <ol className={css.list} data-noted={noted || undefined}>
        {rows === undefined
          ? Array.from({ length: waitingRows }, (_, index) => (
              <li key={index} className={css.item}>
                <span className={css.row}>
                  <span className={css.place}>{index + 1}</span>
                  <span className={css.thumb}>
                    <Skeleton shape="fill" />
                  </span>
                  <span className={css.words}>
                    <Skeleton shape="sm" width="most" />
                  </span>
                  <span className={css.value}>
                    <Waiting />
                  </span>
                </span>
              </li>
            ))
          : (noted && rows.length > 1 ? rows.slice(0, -1) : rows).map((row, index) => (
              <li key={row.id} className={css.item}>
                <a href={row.href} className={css.row} data-unranked={unranked || undefined}>
                  {!unranked && (
                    <span className={css.place} aria-hidden="true">
                      {index + 1}
                    </span>
                  )}
                  <Thumb picture={row.picture} />
                  <span className={css.words}>
                    <span className={css.name} data-clamp>
                      {row.name}
                    </span>
                    {row.meta !== undefined && (
                      <span className={css.meta} data-clamp>
                        {row.meta}
                      </span>
                    )}
                  </span>
                  {unranked ? (
                    <span className={css.way}>
                      <Icon icon={ChevronRight} mirror />
                    </span>
                  ) : (
                    <span
                      className={css.value}
                      data-none={row.value === null || undefined}
                      data-figure-of={row.value === undefined ? row.id : undefined}
                    >
                      {row.value === undefined ? <Waiting /> : (row.value ?? <span aria-hidden="true">–</span>)}
                    </span>
                  )}
                </a>
              </li>
            ))}
        {noted && (
          <li className={css.item} data-note>
            <span className={css.note}>{missing}</span>
          </li>
        )}
      </ol>
    </section>
  );
}

function Thumb({ picture }: Pick<StandingsRow, 'picture'>) {
  const box = useCssVars<HTMLSpanElement>({ 'picture-colour': picture.colour });
  return (
    <span ref={box} className={css.thumb}>
      <Picture {...picture} alt="" framed={false} />
    </span>
  );
}

/** As wide as a figure of seven digits, so that the name next to it is truncated at the same place later. */
const Waiting = () => (
  <span className={css.waiting}>
    <Skeleton shape="lg" />
  </span>
);
