import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { Section, type SectionProps } from '../../layout/Section/Section.tsx';
import { ScrollerArrows } from '../../layout/Scroller/Scroller.tsx';
import { useScroller } from '../../layout/Scroller/useScroller.ts';
import { GameTileSkeleton, type TileSize } from '../GameTile/GameTile.tsx';
import * as css from './GameRow.css.ts';

export interface GameRowProps {
  title: string;
  /** The level of the title in the page's outline; default 2. */
  level?: SectionProps['level'];
  /** `GameTile`s; undefined while they load. */
  children?: ReactNode;
  icon?: IconComponent | undefined;
  seeAll?: { href: string; label: string } | undefined;
  /** Two rows let mixed tile sizes interlock. */
  rows?: 1 | 2 | undefined;
  /** Rows on a phone; the same as `rows` if left out. */
  narrowRows?: 1 | 2 | undefined;
  /** Whether tiles have captions (live tables). */
  captions?: boolean | undefined;
  /** Sizes of the skeletons while loading, so that nothing moves afterwards. */
  skeleton?: readonly (TileSize | { size: TileSize; narrow: TileSize })[] | undefined;
}

const usual: NonNullable<GameRowProps['skeleton']> = Array.from({ length: 12 }, () => '1x');

/** Games side by side in a snapping scroller. Mouse users get arrows. */
export function GameRow({
  title,
  level,
  children,
  icon,
  seeAll,
  rows = 1,
  narrowRows = rows,
  captions,
  skeleton = usual,
}: GameRowProps) {
  const scroller = useScroller<HTMLDivElement>();
  const waiting = children === undefined;
  return (
    <div
      className={css.shelf}
      data-rows={rows}
      data-narrow-rows={narrowRows}
      data-captions={captions || undefined}
      data-waiting={waiting || undefined}
    >
      <Section
        title={title}
        level={level}
        icon={icon}
        busy={waiting}
        end={
          // A prerendered page has a dozen rows that wait, and nothing to scroll to in them.
          waiting ? undefined : (
            <>
              {seeAll && (
                <Link href={seeAll.href} strong tone="brand" aria-label={`${seeAll.label}: ${title}`}>
                  {seeAll.label}
                </Link>
              )}
              <ScrollerArrows scroller={scroller} />
            </>
          )
        }
      >
        <div
          ref={scroller.ref}
          className={css.track}
          data-scroller=""
          data-rows={rows}
          data-narrow-rows={narrowRows}
          data-captions={captions || undefined}
        >
          {children ??
            skeleton.map((size, index) => (
              <GameTileSkeleton key={index} {...(typeof size === 'string' ? { size } : size)} caption={captions} />
            ))}
        </div>
      </Section>
    </div>
  );
}
