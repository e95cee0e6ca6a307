import { useState } from 'react';
import { ShelfLead } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { TILE_IMAGE_SIZE } from '@baize/contracts/image-sizes';
import { fromWire } from '@baize/kernel';
import { GAME_PATHS, GamesRow, useFavourites, useGamePath, WaitingRows, type GameSummary } from '@baize/games';
import { contentUrl } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { useHydrated, useLocalePath } from '@baize/shell';
import { HOME_JACKPOTS, useHighestJackpots } from './use-highest-jackpots.ts';

/**
 * The highest jackpot as one large counter, and the games with the next ones, highest first. Where the amounts cannot be
 * loaded, the games alone.
 */
export function JackpotShelf() {
  const text = useText();
  const format = useFormat();
  const toPath = useLocalePath();
  const pathOf = useGamePath();
  const favourites = useFavourites();
  const { data, isLoadingError, ranked } = useHighestJackpots();
  // A prerendered page has the games without their amounts, which its script shows; their order follows with the app.
  const hydrated = useHydrated();
  const [prerendered] = useState(!hydrated);
  // The row of games that failed first says so.
  if (isLoadingError) return null;
  if (!data || (!ranked && !prerendered && data.length > 0)) return <WaitingRows tiles={['pairs']} />;
  const [highest] = ranked?.games ?? data;
  if (!highest) return null;
  const pot = ranked?.jackpots.get(highest.id);
  const amount = pot ? fromWire(pot.amount) : null;
  const counted = pot && amount?.ok;
  const behind = ranked?.games.filter(({ id }) => !counted || id !== highest.id);
  const toAll = toPath(GAME_PATHS.category('jackpots'));
  return (
    <GamesRow
      // A row follows its tiles when they change places; this one starts at the highest. On a prerendered page the tiles
      // stay where the visitor has seen them.
      key={prerendered ? 'prerendered' : highest.id}
      title={text('site.home.jackpots')}
      icon="crown"
      games={(prerendered || !behind ? data : behind).slice(0, HOME_JACKPOTS)}
      favourites={favourites}
      jackpots={ranked?.jackpots}
      rows={2}
      seeAll={{ href: toAll, label: text('site.home.allJackpots') }}
      lead={
        !ranked ? (
          // Nobody knows yet whose jackpot it will be: a game's picture above another one's amount would be wrong.
          <ShelfLead href={toAll} eyebrow={text('site.home.highestJackpot')} figure={null} />
        ) : (
          counted && (
            <ShelfLead
              href={pathOf(highest)}
              eyebrow={text('site.home.highestJackpot')}
              figure={format.money(amount.value, pot.currency)}
              title={highest.name}
              picture={pictureOf(highest)}
              focus="top"
            />
          )
        )
      }
    />
  );
}

function pictureOf({ images, color }: GameSummary) {
  const { w, h } = TILE_IMAGE_SIZE['4x'];
  // Without its lettering: the lead's own words name the game.
  const src = contentImageUrl(contentUrl(), images['4x'] ?? images['1x'] ?? '', { w, h, lettering: 'none' });
  return { src, width: w, height: h, colour: color };
}
