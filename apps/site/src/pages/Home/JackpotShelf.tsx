import { useQuery } from '@tanstack/react-query';
import { ShelfLead } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { TILE_IMAGE_SIZE } from '@baize/contracts/image-sizes';
import { fromWire } from '@baize/kernel';
import {
  GAME_PATHS,
  GamesRow,
  jackpotGamesQuery,
  useFavourites,
  useGamePath,
  useHighestFirst,
  useLobbyScope,
  WaitingRows,
  type GameSummary,
} from '@baize/games';
import { contentUrl } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';

/**
 * The highest jackpot as one large counter, and the games with the next ones, highest first. Where the amounts cannot be
 * loaded, the games alone.
 * @param props.compared how many games to compare
 */
export function JackpotShelf({ compared }: { readonly compared: number }) {
  const text = useText();
  const format = useFormat();
  const toPath = useLocalePath();
  const pathOf = useGamePath();
  const favourites = useFavourites();
  const { data, isLoadingError } = useQuery(jackpotGamesQuery(useLobbyScope(), compared));
  const ranked = useHighestFirst(data ?? []);
  // The row of games that failed first says so.
  if (isLoadingError) return null;
  if (!data || (!ranked && data.length > 0)) return <WaitingRows tiles={['pairs']} />;
  const games = ranked?.games ?? data;
  const [highest] = games;
  if (!highest) return null;
  const pot = ranked?.jackpots.get(highest.id);
  const amount = pot ? fromWire(pot.amount) : null;
  const counted = pot && amount?.ok;
  return (
    <GamesRow
      // A row follows its tiles when they change places; this one starts at the highest.
      key={highest.id}
      title={text('site.home.jackpots')}
      icon="crown"
      games={counted ? games.slice(1) : games}
      favourites={favourites}
      jackpots={ranked?.jackpots}
      rows={2}
      seeAll={{ href: toPath(GAME_PATHS.category('jackpots')), label: text('site.home.allJackpots') }}
      lead={
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
      }
    />
  );
}

function pictureOf({ images, color }: GameSummary) {
  const { w, h } = TILE_IMAGE_SIZE['4x'];
  const src = contentImageUrl(contentUrl(), images['4x'] ?? images['1x'] ?? '', { w, h });
  return { src, width: w, height: h, colour: color };
}
