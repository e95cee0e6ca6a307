import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Heart, Play } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, DescriptionList, Picture, Skeleton, Stack } from '@baize/ui';
import { Sheet } from '@baize/ui/Sheet';
import { contentImageUrl } from '@baize/contracts/content';
import { TILE_IMAGE_SIZE } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { useOverlay } from '@baize/shell';
import { gameEntryQuery } from '../api/game-lists.ts';
import { useLobbyScope } from '../api/lobby-scope.ts';
import { useFavourites } from '../api/favourites.ts';
import type { GameSummary } from '../model/game.ts';
import { useGameOptions } from '../state/game-options.ts';
import { useGamePath } from '../state/play-route.ts';
import * as css from './GameOptions.css.ts';

/** The square cut, as in the row that the player came from. */
const CUT = '1x';

/** The options of the game whose tile was pressed. */
export function GameOptionsOverlay() {
  const [game, setGame] = useGameOptions();
  return game && <GameOptions game={game} onClose={() => setGame(null)} />;
}

export interface GameOptionsProps {
  readonly game: GameSummary;
  readonly onClose: () => void;
}

/**
 * B§2: on a phone the games of some slot providers start with this dialog. A player plays with money and sets
 * favourites. A visitor plays for fun, or logs in and continues to the game.
 */
export function GameOptions({ game, onClose }: GameOptionsProps) {
  const text = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const pathOf = useGamePath();
  const { market, brand } = useSite();
  const session = useSession();
  const favourites = useFavourites();
  const [, openOverlay] = useOverlay();
  const { pathname } = useLocation();
  const [at] = useState(pathname);
  // “Back” leaves the page below, so the dialog closes too.
  useEffect(() => {
    if (pathname !== at) onClose();
  }, [pathname, at, onClose]);
  const entry = useQuery(gameEntryQuery(useLobbyScope(), game.slug));
  // Where play money requires a verified age (ruling 21), the game would refuse it, so it is not offered.
  const fun = session === null && game.demo && !market.rules.demoNeedsVerifiedAge.value;
  const play = (forMoney: boolean) => {
    onClose();
    void navigate(pathOf(game));
    if (forMoney && session === null) openOverlay('auth.login');
  };
  const kept = favourites.has(game.id);
  return (
    <Sheet open side="bottom" title={game.name} onClose={onClose}>
      <Stack gap="md">
        <div className={css.stage}>
          <div className={css.picture}>
            <Picture
              src={contentImageUrl(contentUrl(), game.images[CUT] ?? '', {
                ...TILE_IMAGE_SIZE[CUT],
                lettering: brand.config.tileLettering,
              })}
              width={TILE_IMAGE_SIZE[CUT].w}
              height={TILE_IMAGE_SIZE[CUT].h}
              colour={game.color}
              alt=""
              loading="eager"
            />
          </div>
          <div className={css.facts}>
            <DescriptionList
              items={[
                { term: text('games.options.studio'), value: game.providerTitle },
                ...(entry.isPending
                  ? [{ term: text('site.play.rtp.title'), value: <Skeleton shape="sm" width="quarter" /> }]
                  : entry.data
                    ? [
                        {
                          term: text('site.play.rtp.title'),
                          value: format.number(entry.data.rtp / 100, {
                            style: 'percent',
                            minimumFractionDigits: 1,
                            maximumFractionDigits: 2,
                          }),
                        },
                      ]
                    : []),
              ]}
            />
          </div>
        </div>
        <Stack gap="sm">
          {session !== null && (
            <Button fullWidth icon={Play} onClick={() => play(true)}>
              {text('games.options.play')}
            </Button>
          )}
          {fun && (
            <Button fullWidth icon={Play} onClick={() => play(false)}>
              {text('games.options.fun')}
            </Button>
          )}
          {session === null && (
            <Button fullWidth variant={fun ? 'secondary' : 'primary'} onClick={() => play(true)}>
              {text('site.play.real')}
            </Button>
          )}
          {favourites.available && (
            <Button fullWidth variant="ghost" icon={Heart} onClick={() => favourites.toggle(game.id, !kept)}>
              {text(kept ? 'ui.removeFavourite' : 'ui.addFavourite', { name: game.name })}
            </Button>
          )}
        </Stack>
      </Stack>
    </Sheet>
  );
}
