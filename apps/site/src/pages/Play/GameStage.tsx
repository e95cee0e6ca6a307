import { ChevronsUp, Pause, RotateCcw } from 'lucide-react';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Button, EmptyState, Icon, Picture, Text } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { TILE_IMAGE_SIZE } from '@baize/contracts/image-sizes';
import type { GameEntry, useGameHost, useGamePause } from '@baize/games';
import { contentUrl } from '@baize/http';
import { useText } from '@baize/i18n';
import { useChannel, useLocalePath } from '@baize/shell';
import type { Lobby } from './lobby-of.ts';
import * as css from './Play.css.ts';

export interface GameStageProps {
  readonly game: GameEntry;
  /** The launch address; null while it is not known. */
  readonly url: string | null;
  /** How often the game was opened again: each time is a frame of its own. */
  readonly attempt: number;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: ReturnType<typeof useGameHost>['state'];
  readonly cover: ReturnType<typeof useGamePause>;
  readonly isSilent: boolean;
  /** R21: what has ended this one: another game of the person, or the same one in another place. */
  readonly endedBy: 'other_game' | 'same_game' | null;
  /** Asks for a swipe that gives the browser's bars' room to the game; null where none is needed. */
  readonly onSwipe: (() => void) | null;
  readonly lobby: Lobby;
  readonly onRetry: () => void;
  /** Instead of the game: why it does not open; null while nothing has failed. */
  readonly failure: ReactNode;
}

/** Where a game plays, and what is drawn over it while it cannot be played. */
export function GameStage(props: GameStageProps) {
  const { game, url, attempt, frame, state, cover, isSilent, endedBy, onSwipe, lobby, onRetry, failure } = props;
  const text = useText();
  const toPath = useLocalePath();
  const isOpen = failure === null;
  const again = (label: string) => (
    <Button icon={RotateCcw} onClick={onRetry}>
      {label}
    </Button>
  );
  return (
    <div className={css.stage}>
      {url !== null && isOpen && (
        <iframe
          key={attempt}
          ref={frame}
          className={css.game}
          src={url}
          title={game.name}
          allow="autoplay; fullscreen"
        />
      )}
      {isOpen && state === 'LOADING' && <Waiting game={game} />}
      {isOpen && cover === 'covered' && <Curtain game={game} />}
      {isOpen && cover === 'reopen' && (
        <Notice game={game}>
          <EmptyState
            level={2}
            scene="calm"
            title={text('site.play.stopped.title')}
            actions={again(text('site.play.stopped.action'))}
          >
            {text('site.play.stopped.text')}
          </EmptyState>
        </Notice>
      )}
      {isOpen && isSilent && cover !== 'reopen' && endedBy === null && (
        <Notice game={game}>
          <EmptyState
            level={2}
            tone="negative"
            scene="dark"
            title={text('site.play.silent')}
            actions={again(text('site.play.stopped.action'))}
          >
            {text('site.play.silentRound')}
          </EmptyState>
        </Notice>
      )}
      {endedBy !== null && (
        <Notice game={game}>
          <EmptyState
            level={2}
            scene="calm"
            title={text(endedBy === 'same_game' ? 'site.play.sameGame.title' : 'site.play.otherGame.title')}
            actions={
              <>
                {again(text(endedBy === 'same_game' ? 'site.play.sameGame.action' : 'site.play.otherGame.action'))}
                <Button variant="secondary" href={toPath(lobby.path)}>
                  {lobby.label}
                </Button>
              </>
            }
          >
            {text(endedBy === 'same_game' ? 'site.play.sameGame.text' : 'site.play.otherGame.text')}
          </EmptyState>
        </Notice>
      )}
      {onSwipe && (
        <button type="button" className={css.swipe} onClick={onSwipe}>
          <Icon icon={ChevronsUp} size="lg" />
          {text('site.play.swipe')}
        </button>
      )}
      {failure !== null && <Notice game={game}>{failure}</Notice>}
    </div>
  );
}

/** How long a game may take to open before the page calls that unusual, in milliseconds. */
const SLOW_MS = 8000;

/** The game's picture until it is ready: as large as it was drawn, on its own colours. */
function Waiting({ game }: { readonly game: GameEntry }) {
  const text = useText();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const slow = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(slow);
  }, []);
  // The cut that fits the stage: tall on a phone.
  const cut = useChannel() === 'mobile' && game.images['2xv'] ? '2xv' : '4x';
  return (
    <div className={css.cover} data-awaits-frame>
      <div className={css.backdrop} aria-hidden="true">
        <GamePicture game={game} cut={cut} />
      </div>
      <div className={css.poster} data-cut={cut}>
        <GamePicture game={game} cut={cut} />
      </div>
      <div className={css.loading} role="status">
        <Text weight="medium">{text(isSlow ? 'site.play.loadingSlow' : 'site.play.loading', { name: game.name })}</Text>
      </div>
    </div>
  );
}

/** Says why the game cannot be played, on the brand's own paper over the game's colours. */
function Notice({ game, children }: { readonly game: GameEntry; readonly children: ReactNode }) {
  return (
    <div className={css.refused}>
      <div className={css.backdrop} aria-hidden="true">
        <GamePicture game={game} cut="4x" />
      </div>
      <div className={css.notice}>
        <div className={css.paper}>{children}</div>
      </div>
    </div>
  );
}

/** Hides a game that cannot pause while the site needs the player. */
function Curtain({ game }: { readonly game: GameEntry }) {
  const text = useText();
  return (
    <div className={css.curtain}>
      <div className={css.backdrop} aria-hidden="true">
        <GamePicture game={game} cut="4x" />
      </div>
      <div className={css.note}>
        <Icon icon={Pause} />
        <Text>{text('site.play.covered')}</Text>
      </div>
    </div>
  );
}

function GamePicture({ game, cut }: { readonly game: GameEntry; readonly cut: '2xv' | '4x' }) {
  const size = TILE_IMAGE_SIZE[cut];
  return (
    <Picture
      src={contentImageUrl(contentUrl(), game.images[cut] ?? game.images['1x'] ?? '', size)}
      width={size.w}
      height={size.h}
      colour={game.color}
      alt=""
      loading="eager"
    />
  );
}
