import { useId, type ReactNode } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './Standings.css.ts';

export interface StandingsRow {
  id: string;
  href: string;
  name: string;
  meta?: string | undefined;
  /** The figure that ranks the row, as the player reads it; undefined while it is on its way. */
  value: string | undefined;
  picture: Omit<PictureSource, 'alt'>;
}

export interface StandingsProps {
  title: string;
  /** Highest first; undefined while they are on their way. */
  rows: readonly StandingsRow[] | undefined;
  /** Rows to draw while waiting, so that nothing moves afterwards. */
  waitingRows?: number | undefined;
  /** Beside the title: “See all”. */
  end?: ReactNode;
  level?: 2 | 3 | undefined;
}

/** A league table of figures beside the hero: what stands highest right now. A phone shows the first three. */
export function Standings({ title, rows, waitingRows = 5, end, level = 2 }: StandingsProps) {
  const { link: LinkComponent } = useUi();
  const id = useId();
  return (
    <section className={css.board} aria-labelledby={id} aria-busy={rows === undefined || undefined}>
      <div className={css.head}><Heading level={level} size="h5" id={id}>{title}</Heading>{end}</div>
      <ol className={css.list}>
        {rows === undefined
          ? Array.from({ length: waitingRows }, (_, index) => <li key={index} className={css.item}><span className={css.row}><span className={css.place}>{index + 1}</span><span className={css.thumb}><Skeleton shape="fill" /></span><span className={css.words}><Skeleton shape="sm" width="most" /></span></span></li>)
          : rows.map((row, index) => (
            <li key={row.id} className={css.item}>
              <LinkComponent href={row.href} className={css.row}>
                <span className={css.place} aria-hidden="true">{index + 1}</span>
                <span className={css.thumb}><Picture {...row.picture} alt="" /></span>
                <span className={css.words}><span className={css.name} data-clamp>{row.name}</span>{row.meta !== undefined && <span className={css.meta} data-clamp>{row.meta}</span>}</span>
                <span className={css.value}>{row.value ?? <Skeleton shape="sm" width="quarter" />}</span>
              </LinkComponent>
            </li>
          ))}
      </ol>
    </section>
  );
}
