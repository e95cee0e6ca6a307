import { memo } from 'react';
import { GameTile, type TileSize } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { TILE_IMAGE_SIZE } from '@baize/contracts/image-sizes';
import { fromWire } from '@baize/kernel';
import { contentUrl } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import type { GameSummary } from '../../model/game.ts';
import { tagOf, type TileTag } from '../../model/informative-tags.ts';
import { useOptionsOf } from '../../state/game-options.ts';

export interface GameCardProps {
  readonly game: GameSummary;
  /** The play address (`useGamePath`), determined once for all tiles. */
  readonly href: string;
  readonly size?: TileSize;
  /** Size on a phone; the same by default. */
  readonly narrow?: TileSize;
  readonly jackpot?: { readonly amount: number; readonly currency: string } | undefined;
  /** Whether the game is a favourite; undefined for a visitor, who has no list. */
  readonly favourite?: boolean | undefined;
  readonly onFavourite?: (gameId: string, on: boolean) => void;
  /** The informative tags of the list that it is in; none by default. */
  readonly informative?: ReadonlySet<TileTag> | undefined;
  /** True on the first screen: the picture is fetched at once. */
  readonly eager?: boolean;
  /** True for the page's largest picture, which is fetched before all others. */
  readonly leading?: boolean;
  readonly fill?: boolean;
  /** A line below the picture, for live tables. */
  readonly caption?: string | undefined;
}

const NO_TAGS: ReadonlySet<TileTag> = new Set();

/** A game of the catalogue as a tile: the right cut of its picture, its tag, its jackpot and the favourite button. */
export const GameCard = memo(function GameCard({
  game,
  href,
  size = '1x',
  narrow = size,
  jackpot,
  favourite,
  onFavourite,
  informative = NO_TAGS,
  eager = false,
  leading = false,
  ...placed
}: GameCardProps) {
  const text = useText();
  const format = useFormat();
  const options = useOptionsOf(game);
  const { brand } = useSite();
  const cut = (wanted: TileSize) => {
    const found = game.images[wanted] ? wanted : '1x';
    const { w, h } = TILE_IMAGE_SIZE[found];
    return {
      src: contentImageUrl(contentUrl(), game.images[found] ?? '', { w, h, lettering: brand.config.tileLettering }),
      width: w,
      height: h,
    };
  };
  const picture = cut(size);
  const phone = narrow === size ? picture : cut(narrow);
  const tag = tagOf(game, informative);
  const pot = jackpot ? fromWire(jackpot.amount) : null;
  return (
    <GameTile
      title={game.name}
      provider={game.providerTitle}
      href={href}
      size={size}
      narrow={narrow}
      {...placed}
      picture={{
        ...picture,
        colour: game.color,
        ...(phone.src === picture.src ? {} : { portrait: { srcSet: phone.src } }),
      }}
      tag={tag ? { kind: brand.tagColours[tag], label: text(`games.tag.${tag}`) } : undefined}
      {...(pot?.ok && jackpot
        ? {
            jackpot: format.money(pot.value, jackpot.currency),
            jackpotShort: format.moneyShort(pot.value, jackpot.currency),
          }
        : { jackpotOf: game.jackpot ? game.id : undefined })}
      favourite={favourite === undefined ? undefined : { on: favourite, onToggle: (on) => onFavourite?.(game.id, on) }}
      restricted={game.overlaid ? text('games.restricted') : undefined}
      onClick={
        options &&
        ((event) => {
          // The player wants a new tab.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          if (options()) event.preventDefault();
        })
      }
      loading={eager ? 'eager' : 'lazy'}
      // The others of the first screen must not compete with the largest picture.
      priority={leading ? 'high' : eager ? 'low' : undefined}
    />
  );
});
