import { useCssVars } from '../../../provider/useCssVars.ts';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { Picture, type PictureSource } from '../../primitives/Picture/Picture.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { ScrollerArrows } from '../../layout/Scroller/Scroller.tsx';
import { useScroller } from '../../layout/Scroller/useScroller.ts';
import * as css from './Ranking.css.ts';

export interface RankingItem {
  id: string;
  href: string;
  name: string;
  meta?: string | undefined;
  /** Square. */
  picture: Omit<PictureSource, 'alt'>;
}

export interface RankingProps {
  title: string;
  icon?: IconComponent | undefined;
  /** Best first; undefined while they load. */
  items: readonly RankingItem[] | undefined;
  /** Rows of a column. */
  rows?: number | undefined;
  /** How many places to show while loading, so that nothing moves afterwards. */
  waiting?: number | undefined;
}

/** Places whose number is in the brand's colour. */
const LEADING = 3;

/** A numbered list of games in columns, such as the ten most played. A phone scrolls from column to column. */
export function Ranking({ title, icon, items, rows = 5, waiting = 10 }: RankingProps) {
  const scroller = useScroller<HTMLOListElement>();
  const columns = useCssVars<HTMLDivElement>({ rows: String(rows) });
  return (
    <Section title={title} icon={icon} busy={items === undefined} end={<ScrollerArrows scroller={scroller} />}>
      <div ref={columns}>
        <ol ref={scroller.ref} className={css.list} data-scroller="">
          {items
            ? items.map((item, index) => (
                <li key={item.id}>
                  <a href={item.href} className={css.row} data-leading={index < LEADING || undefined}>
                    <span className={css.place} aria-hidden="true">
                      {index + 1}
                    </span>
                    <span className={css.thumb}>
                      <Picture {...item.picture} alt="" />
                    </span>
                    <span className={css.words}>
                      <span className={css.name} data-clamp>
                        {item.name}
                      </span>
                      {item.meta !== undefined && (
                        <span className={css.meta} data-clamp>
                          {item.meta}
                        </span>
                      )}
                    </span>
                  </a>
                </li>
              ))
            : Array.from({ length: waiting }, (_, index) => (
                <li key={index}>
                  <span className={css.row}>
                    <span className={css.place}>{index + 1}</span>
                    <span className={css.thumb}>
                      <Skeleton shape="fill" />
                    </span>
                    <Skeleton shape="sm" width="most" />
                  </span>
                </li>
              ))}
        </ol>
      </div>
    </Section>
  );
}
