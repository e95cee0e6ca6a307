import { Ellipsis, Heart, Maximize, Minimize, Plus } from 'lucide-react';
import { Button, IconButton } from '@baize/ui';
import type { GameEntry, useFavourites } from '@baize/games';
import { useText } from '@baize/i18n';
import { useChannel, useOverlay } from '@baize/shell';
import * as css from './Play.css.ts';

export interface GameToolsProps {
  readonly game: GameEntry;
  readonly isPlayer: boolean;
  /** Whether the game does not open: there is nothing to show on the full screen. */
  readonly isRefused: boolean;
  /**
   * Whether a login may lead a visitor into the game: not where it opens for nobody here. Where it is for money only, the
   * page's own message has the buttons.
   */
  readonly canPlayForReal: boolean;
  readonly favourites: ReturnType<typeof useFavourites>;
  readonly isFullScreen: boolean;
  readonly onFullScreen: () => void;
  readonly onMenu: () => void;
  /** Null where the player cannot deposit. */
  readonly depositPath: string | null;
}

/** The buttons of a game's bar. On a phone it has room for few; the menu has the others. */
export function GameTools(props: GameToolsProps) {
  const { game, isPlayer, isRefused, canPlayForReal, favourites, isFullScreen, onFullScreen, onMenu, depositPath } =
    props;
  const text = useText();
  const isPhone = useChannel() === 'mobile';
  const [, openOverlay] = useOverlay();
  const isKept = favourites.has(game.id);
  return (
    <div className={css.tools}>
      {favourites.available && !isPhone && (
        <IconButton
          icon={Heart}
          filled={isKept}
          label={text(isKept ? 'ui.removeFavourite' : 'ui.addFavourite', { name: game.name })}
          onClick={() => favourites.toggle(game.id, !isKept)}
        />
      )}
      {(!isRefused || isFullScreen) && (
        <IconButton
          icon={isFullScreen ? Minimize : Maximize}
          label={text(isFullScreen ? 'site.play.leaveFullscreen' : 'site.play.fullscreen')}
          onClick={onFullScreen}
        />
      )}
      {/* A visitor's bar on a phone has no room for it beside the way to real money. */}
      {(isPlayer || !isPhone) && <IconButton icon={Ellipsis} label={text('site.play.menu')} onClick={onMenu} />}
      {isPlayer
        ? // The site's header has the button, except where the game covers it.
          depositPath !== null &&
          isFullScreen && (
            <span className={css.deposit}>
              <Button size="sm" icon={Plus} href={depositPath}>
                {text('site.header.deposit')}
              </Button>
            </span>
          )
        : canPlayForReal && (
            <Button size="sm" onClick={() => openOverlay('auth.login')}>
              {text('site.play.real')}
            </Button>
          )}
    </div>
  );
}
