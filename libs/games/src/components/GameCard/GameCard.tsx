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
import { useGamePath } from '../../state/play-route.ts';

export interface GameCardProps {
  readonly game: GameSummary;
  readonly size?: TileSize;
  readonly jackpot?: { readonly amount: number; readonly currency: string } | undefined;
  readonly favourite?: { readonly on: boolean; readonly onToggle: (gameId: string, on: boolean) => void } | undefined;
  /** Tags that say something among the games beside it; none if not said. */
  readonly telling?: ReadonlySet<TileTag> | undefined;
  /** On the first screen: fetched at once. */
  readonly eager?: boolean;
  readonly fill?: boolean;
}

const NO_TAGS: ReadonlySet<TileTag> = new Set();

/** A game of the catalogue as a tile: the right cut of its picture, its tag, its jackpot and the player's heart. */
export const GameCard = memo(function GameCard({ game, size = '1x', jackpot, favourite, telling = NO_TAGS, eager = false, fill = false }: GameCardProps) {
  const text = useText();
  const format = useFormat();
  const pathOf = useGamePath();
  const options = useOptionsOf(game);
  const { brand } = useSite();
  const cut = game.images[size] ? size : '1x';
  const picture = TILE_IMAGE_SIZE[cut];
  const tag = tagOf(game, telling);
  const pot = jackpot ? fromWire(jackpot.amount) : null;
  return (
    <GameTile
      title={game.name} provider={game.providerTitle} href={pathOf(game)} size={size} fill={fill}
      picture={{ src: contentImageUrl(contentUrl(), game.images[cut] ?? '', picture), width: picture.w, height: picture.h, colour: game.color }}
      tag={tag ? { kind: brand.tagColours[tag], label: text(`games.tag.${tag}`) } : undefined}
      {...(pot?.ok && jackpot ? { jackpot: format.money(pot.value, jackpot.currency), jackpotShort: format.moneyShort(pot.value, jackpot.currency) } : {})}
      favourite={favourite ? { on: favourite.on, onToggle: (on) => favourite.onToggle(game.id, on) } : undefined}
      restricted={game.restricted && !game.overlayRemoved ? text('games.restricted') : undefined}
      onClick={options && ((event) => {
        // A new tab is the reader's own wish.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        options();
      })}
      loading={eager ? 'eager' : 'lazy'} priority={eager ? 'high' : undefined}
    />
  );
});
