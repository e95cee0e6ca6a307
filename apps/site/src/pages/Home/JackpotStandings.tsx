import { useQuery } from '@tanstack/react-query';
import { Link, Standings } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { GAME_PATHS, jackpotGamesQuery, useGamePath, useHighestFirst, useLobbyScope } from '@baize/games';
import { fromWire } from '@baize/kernel';
import { contentUrl } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';

/** The number of rows beside the hero. */
const SHOWN = 5;
const THUMB = 40;

/**
 * The highest jackpots as a league table. Renders null once it is known that there are none, or if they cannot be
 * loaded.
 * @param props.compared how many games to compare; as many as the page's row of jackpots requests, so that one answer
 * serves both
 */
export function JackpotStandings({ compared }: { readonly compared: number }) {
  const text = useText();
  const format = useFormat();
  const toPath = useLocalePath();
  const pathOf = useGamePath();
  const { brand } = useSite();
  const { data, isLoadingError } = useQuery(jackpotGamesQuery(useLobbyScope(), compared));
  const ranked = useHighestFirst(data ?? []);
  const pots = ranked?.jackpots;
  if (isLoadingError || data?.length === 0) return null;
  const rows =
    data &&
    (ranked?.games ?? data).slice(0, SHOWN).map((game) => {
      const pot = pots?.get(game.id);
      const amount = pot ? fromWire(pot.amount) : null;
      const lastWin = pot?.lastWin ? fromWire(pot.lastWin.amount) : null;
      return {
        id: game.id,
        href: pathOf(game),
        name: game.name,
        meta: lastWin?.ok
          ? text('site.home.jackpotWon', {
              amount: format.money(lastWin.value, pot?.currency ?? ''),
              when: format.relative(pot?.lastWin?.wonAt ?? ''),
            })
          : game.providerTitle,
        value: pot && amount?.ok ? format.money(amount.value, pot.currency) : pots && null,
        picture: {
          src: contentImageUrl(contentUrl(), game.images['1x'] ?? '', {
            ...IMAGE_SIZES.tile1x,
            lettering: brand.config.tileLettering,
          }),
          width: THUMB,
          height: THUMB,
          colour: game.color,
        },
      };
    });
  return (
    <Standings
      title={text('site.home.jackpots')}
      rows={rows}
      missing={text('site.home.jackpotsQuiet')}
      end={
        <Link href={toPath(GAME_PATHS.category('jackpots'))} strong tone="brand">
          {text('site.home.allJackpots')}
        </Link>
      }
    />
  );
}
