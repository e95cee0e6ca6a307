import { memo } from 'react';
import { GameTile, type TileSize } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { TILE_IMAGE_SIZE } from '@baize/contracts/image-sizes';
import { fromWire } from '@baize/kernel';
import { contentUrl } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import type { GameSummary } from '../../model/game.ts';
import { tagOf, type TileTag } from '../../model/telling-tags.ts';
import { useOptionsOf } from '../../state/game-options.ts';

export interface GameCardProps {
  readonly game: GameSummary;
  /** Where it is played (`useGamePath`): asked once for all tiles. */
  readonly href: string;
  readonly size?: TileSize;
  /** Size on a phone; the same if not said. */
  readonly narrow?: TileSize;
  readonly jackpot?: { readonly amount: number; readonly currency: string } | undefined;
  /** Whether the player likes it; undefined for a visitor, who has no list. */
  readonly favourite?: boolean | undefined;
  readonly onFavourite?: (gameId: string, on: boolean) => void;
  /** Tags that say something among the games beside it; none if not said. */
  readonly telling?: ReadonlySet<TileTag> | undefined;
  /** On the first screen: fetched at once. */
  readonly eager?: boolean;
  readonly fill?: boolean;
}

const NO_TAGS: ReadonlySet<TileTag> = new Set();

/** A game of the catalogue as a tile: the right cut of its picture, its tag, its jackpot and the player's heart. */
export const GameCard = memo(function GameCard({
  game,
  href,
  size = '1x',
  narrow = size,
  jackpot,
  favourite,
  onFavourite,
  telling = NO_TAGS,
  eager = false,
  fill = false,
}: GameCardProps) {
  const text = useText();
  const format = useFormat();
  const options = useOptionsOf(game);
  const { brand } = useSite();
  const cut = (wanted: TileSize) => {
    const found = game.images[wanted] ? wanted : '1x';
    const { w, h } = TILE_IMAGE_SIZE[found];
    return { src: contentImageUrl(contentUrl(), game.images[found] ?? '', { w, h }), width: w, height: h };
  };
  const picture = cut(size);
  const phone = narrow === size ? picture : cut(narrow);
  const tag = tagOf(game, telling);
  const pot = jackpot ? fromWire(jackpot.amount) : null;
  return (
    <GameTile
      title={game.name}
      provider={game.providerTitle}
      href={href}
      size={size}
      narrow={narrow}
      fill={fill}
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
        : {})}
      favourite={favourite === undefined ? undefined : { on: favourite, onToggle: (on) => onFavourite?.(game.id, on) }}
      restricted={game.restricted && !game.overlayRemoved ? text('games.restricted') : undefined}
      onClick={
        options &&
        ((event) => {
          // A new tab is the reader's own wish.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          if (options()) event.preventDefault();
        })
      }
      loading={eager ? 'eager' : 'lazy'}
      priority={eager ? 'high' : undefined}
    />
  );
});
