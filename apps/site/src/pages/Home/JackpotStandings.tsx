import { Link, Standings } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { GAME_PATHS, useGamePath } from '@baize/games';
import { fromWire } from '@baize/kernel';
import { contentUrl } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { useHighestJackpots } from './use-highest-jackpots.ts';

/** The number of rows beside the hero. */
const SHOWN = 5;

/**
 * The highest jackpots as a league table. Renders null once it is known that there are none, or if they cannot be
 * loaded.
 */
export function JackpotStandings() {
  const text = useText();
  const format = useFormat();
  const toPath = useLocalePath();
  const pathOf = useGamePath();
  const { brand } = useSite();
  const { data, isLoadingError, ranked } = useHighestJackpots();
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
            ...IMAGE_SIZES.thumb,
            lettering: brand.config.tileLettering,
          }),
          width: IMAGE_SIZES.thumb.w / 2,
          height: IMAGE_SIZES.thumb.h / 2,
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
