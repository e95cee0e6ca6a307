import { Heart, Lock } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useCssVars } from '../../../provider/useCssVars.ts';
import { useLabel, useUi } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Picture, type PictureSource } from '../../primitives/Picture/Picture.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Tag, type TagKind } from '../../primitives/Tag/Tag.tsx';
import * as css from './GameTile.css.ts';

/** Columns by rows: 4x is 2×2, 2xv is 1×2, 2xh is 2×1, 1x is 1×1 (B§3). */
export type TileSize = '4x' | '2xv' | '2xh' | '1x';

export interface GameTileProps {
  title: string;
  href: string;
  /** The picture's shape for the size: square for 1x and 4x, 2:1 for 2xh, 1:2 for 2xv. */
  picture: Omit<PictureSource, 'alt'>;
  size?: TileSize | undefined;
  /** Size on a phone; the same if left out. `picture.portrait` is the picture for it. */
  narrow?: TileSize | undefined;
  provider?: string | undefined;
  tag?: { kind: TagKind; label: string } | undefined;
  /** The jackpot as the player reads it; it changes with the feed. */
  jackpot?: string | undefined;
  /**
   * The same amount in short (“€1.28M”), shown if the tile is too narrow for the full one. A truncated amount would be
   * wrong.
   */
  jackpotShort?: string | undefined;
  /**
   * Names a jackpot whose amount is not known yet. On a prerendered page its script writes the amount into `data-figure`
   * of the marked element, and the style draws it like the jackpot.
   */
  jackpotOf?: string | undefined;
  favourite?: { on: boolean; onToggle: (on: boolean) => void } | undefined;
  /** Why the game cannot be played here. The tile stays a link, and its page explains. */
  restricted?: string | undefined;
  loading?: 'lazy' | 'eager' | undefined;
  priority?: 'high' | 'low' | undefined;
  /** Called before the link is followed; `preventDefault` stops that. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /**
   * Shows the title, the studio and this text below the picture: seats, bet limits, dealer (live tables). An empty text
   * keeps its line, so that nothing moves when it is known.
   */
  caption?: ReactNode;
  /** For tiles outside a `GameRow` or `GameGrid`: the tile sets its own width. */
  alone?: boolean | undefined;
  /** Fills a positioned parent (the virtual grid). */
  fill?: boolean | undefined;
}

/**
 * An amount that is never truncated: the full amount if it fits, otherwise the short one. CSS decides which, so nothing
 * needs measuring.
 */
const Jackpot = ({ whole, short }: { whole: string; short: string | undefined }) => (
  <span className={css.pot} data-clamp>
    {short !== undefined && <span className={css.jackpotShort}>{short}</span>}
    <span className={css.jackpotFull}>{whole}</span>
  </span>
);

/** One game. The whole picture is the link; the favourite button and the tag are on top of it. */
export function GameTile({
  title,
  href,
  picture,
  size = '1x',
  narrow = size,
  provider,
  tag,
  jackpot,
  jackpotShort,
  jackpotOf,
  favourite,
  restricted,
  loading = 'lazy',
  priority,
  onClick,
  caption,
  alone,
  fill,
}: GameTileProps) {
  const { layout } = useUi();
  const label = useLabel();
  const plate = caption === undefined && layout.tile === 'labelled';
  const awaited = jackpot === undefined ? jackpotOf : undefined;
  // Players scroll past hundreds of tiles, so the overlay text is created only for the one in use.
  const [met, setMet] = useState(false);
  const meet = met ? undefined : () => setMet(true);
  const art = useCssVars<HTMLAnchorElement>({ 'picture-colour': picture.colour });
  // The words over a locked picture come one after the other in the name too, as voice control needs (WCAG 2.5.3).
  const name = [title, restricted, provider, tag?.label, jackpot && `${label('ui.jackpot')} ${jackpot}`]
    .filter(Boolean)
    .join(', ');
  return (
    <div
      className={css.tile}
      data-size={size}
      data-narrow={narrow}
      data-alone={alone || undefined}
      data-fill={fill || undefined}
      data-caption={caption !== undefined || undefined}
      data-look={layout.tile}
      data-plate={plate || undefined}
      data-pot={(jackpot !== undefined && !plate) || undefined}
      data-restricted={restricted !== undefined || undefined}
    >
      <a
        ref={art}
        href={href}
        className={css.art}
        data-figure-of={plate ? undefined : awaited}
        aria-label={name}
        onClick={onClick}
        onPointerEnter={meet}
        onFocus={meet}
        draggable={false}
      >
        <Picture {...picture} alt="" loading={loading} priority={priority} fallback={title} framed={false} />
        {met && caption === undefined && !plate && jackpot === undefined && (
          <span className={css.veil}>
            <span className={css.title} data-clamp>
              {title}
            </span>
            {provider !== undefined && (
              <span className={css.provider} data-clamp>
                {provider}
              </span>
            )}
          </span>
        )}
        {jackpot !== undefined && !plate && (
          <span className={css.jackpot}>
            <Jackpot whole={jackpot} short={jackpotShort} />
          </span>
        )}
        {restricted !== undefined && (
          <span className={css.lock}>
            <Icon icon={Lock} />
            {caption === undefined && !plate && (
              <strong className={css.lockWords} data-clamp>
                {title}
              </strong>
            )}{' '}
            <span className={css.lockWords} data-clamp>
              {restricted}
            </span>
          </span>
        )}
      </a>
      {tag && (
        <span className={css.corner} data-wide={favourite === undefined || undefined} aria-hidden="true">
          <Tag kind={tag.kind}>{tag.label}</Tag>
        </span>
      )}
      {favourite && (
        <button
          type="button"
          className={css.heart}
          aria-pressed={favourite.on}
          aria-label={label(favourite.on ? 'ui.removeFavourite' : 'ui.addFavourite', { name: title })}
          onClick={() => favourite.onToggle(!favourite.on)}
        >
          <Icon icon={Heart} filled={favourite.on} />
        </button>
      )}
      {plate && (
        <span
          className={css.plate}
          data-pot={jackpot !== undefined || undefined}
          data-figure-of={awaited}
          aria-hidden="true"
        >
          <span className={css.plateTitle} data-clamp>
            {title}
          </span>
          {jackpot !== undefined ? (
            <span className={css.plateJackpot}>
              <Jackpot whole={jackpot} short={jackpotShort} />
            </span>
          ) : (
            provider !== undefined && (
              <span className={css.plateMeta} data-clamp>
                {provider}
              </span>
            )
          )}
        </span>
      )}
      {caption !== undefined && (
        <span className={css.caption} aria-hidden="true">
          <span className={css.captionTitle} data-clamp>
            {title}
          </span>
          <span className={css.captionStudio} data-clamp>
            {provider}
          </span>
          <span className={css.captionMeta}>{caption}</span>
        </span>
      )}
    </div>
  );
}

/** A placeholder of the tile's size while its game loads. */
export function GameTileSkeleton({
  size = '1x',
  narrow = size,
  alone,
  fill,
  caption,
}: {
  size?: TileSize | undefined;
  narrow?: TileSize | undefined;
  alone?: boolean | undefined;
  fill?: boolean | undefined;
  caption?: boolean | undefined;
}) {
  const { layout } = useUi();
  const plate = caption !== true && layout.tile === 'labelled';
  return (
    <div
      className={css.tile}
      data-size={size}
      data-narrow={narrow}
      data-alone={alone || undefined}
      data-fill={fill || undefined}
      data-caption={caption || undefined}
      data-look={layout.tile}
      data-plate={plate || undefined}
      aria-hidden="true"
    >
      <span className={css.art}>
        <Skeleton shape="fill" />
      </span>
      {plate && (
        <span className={css.plate}>
          <Skeleton shape="xs" width="most" />
        </span>
      )}
      {caption && (
        <span className={css.caption}>
          <Skeleton shape="sm" width="most" />
          <Skeleton shape="xs" width="half" />
        </span>
      )}
    </div>
  );
}
