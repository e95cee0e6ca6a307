import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton, PageColumn, Text } from '@baize/ui';
import { useIsModalOpen } from '@baize/ui/open-modals';
import { contentImageUrl } from '@baize/contracts/content';
import { PREVIEW_IMAGE } from '@baize/contracts/image-sizes';
import {
  GamesRow,
  launchQuery,
  useFavourites,
  useGameConnection,
  useGameFigures,
  useGameHost,
  useGamePause,
  useGameRound,
  type GameEntry,
} from '@baize/games';
import { contentUrl } from '@baize/http';
import { useText } from '@baize/i18n';
import { hundredthsOf, toWire } from '@baize/kernel';
import { LIMITS_PATHS } from '@baize/limits';
import { useSession, useSite } from '@baize/session';
import {
  GAME_STRIP,
  Slot,
  useChannel,
  useCountry,
  useLocalePath,
  useOverlay,
  usePageHead,
  useQuestionInHistory,
} from '@baize/shell';
import { useBalance, useDepositOpens, useHoldBalance, WALLET_PATHS } from '@baize/wallet';
import { Unauthorised } from '../../gates/Guarded.tsx';
import { LawStrip } from '../../frame/LawStrip.tsx';
import { GameStage } from './GameStage.tsx';
import { GameTools } from './GameTools.tsx';
import { useHeaderState } from './header-state.ts';
import { launchRefusal } from './launch-refusal.ts';
import { LaunchFailed } from './LaunchFailed.tsx';
import { lobbyOf } from './lobby-of.ts';
import { PlaySkeleton } from './PlaySkeleton.tsx';
import { SessionFigures } from './SessionFigures.tsx';
import { TableLogin } from './TableLogin.tsx';
import { useDepositLinks } from './use-deposit-links.ts';
import { useRtpShown } from './use-rtp-shown.ts';
import * as css from './Play.css.ts';

const QuickDeposit = lazy(() =>
  import('@baize/wallet/QuickDeposit').then((module) => ({ default: module.QuickDeposit })),
);
const GameMenu = lazy(() => import('./GameMenu.tsx').then((module) => ({ default: module.GameMenu })));
const LeaveRound = lazy(() => import('./LeaveRound.tsx').then((module) => ({ default: module.LeaveRound })));

/**
 * A game that may be shown here: its bar, the game itself, and what is opened over it.
 * @param props.needsLogin sends a visitor to the login (ruling 4), once it is known that the game opens with one
 * @param props.hasEnded a player was here until their session ended; they are not asked to come back (A§2)
 */
export function GamePage({
  game,
  needsLogin,
  hasEnded,
}: {
  readonly game: GameEntry;
  readonly needsLogin: boolean;
  readonly hasEnded: boolean;
}) {
  const text = useText();
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const { market, brand } = useSite();
  const session = useSession();
  const balance = useBalance();
  const channel = useChannel();
  const country = useCountry();
  const favourites = useFavourites();
  const [, openOverlay] = useOverlay();
  const isLive = game.type === 'liveCasinoGames';
  const lobby = lobbyOf(game, text);
  const [attempt, setAttempt] = useState(0);
  const openAgain = () => setAttempt((count) => count + 1);
  const page = useRef<HTMLDivElement>(null);
  const header = useHeaderState(page, game);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const stay = useQuestionInHistory(isLeaving, () => setLeaving(false));
  /** Null until the player opens the cashier: its code is fetched only then, and its payment is kept while it is closed. */
  const [cashier, setCashier] = useState<'open' | 'closed' | null>(null);
  const known = 'balance' in balance ? balance.balance : null;
  const waitsForWallet = session !== null && balance.status === 'pending';
  const launch = useQuery({
    ...launchQuery(
      {
        slug: game.slug,
        market,
        playerId: session?.playerId ?? null,
        currency: known?.currencyCode ?? market.market.currency,
        countryCode: country ?? market.market.defaultCountry,
        platform: channel === 'mobile' ? 'mobile' : 'desktop',
        lobbyUrl: typeof location === 'undefined' ? '' : `${location.origin}${toPath(lobby.path)}`,
      },
      attempt,
    ),
    enabled: !waitsForWallet,
  });
  const real = session !== null;
  const deposit = useDepositOpens();
  const round = useGameRound();
  const connection = useGameConnection();
  /** What becomes of a stake that is in play is said before the player leaves, not after. */
  const isInPlay = real && round.isRunning;
  const openCashier = () => {
    setMenuOpen(false);
    setCashier('open');
  };
  const depositPath = toPath(WALLET_PATHS.deposit);
  useDepositLinks(real && deposit ? depositPath : null, openCashier);
  const leave = () => {
    setMenuOpen(false);
    if (isInPlay) setLeaving(true);
    else void navigate(toPath(lobby.path));
  };
  // The game's own value: the catalogue may describe another version of it.
  const [reported, setReported] = useState<number | null>(null);
  // Where the law requires it for each game (ruling 22), it is shown from the start with the catalogue's value, whether
  // the game opens or not.
  const isRtpShown = useRtpShown();
  const rtp = reported ?? (isRtpShown ? game.rtp : null);
  const host = useGameHost({
    url: launch.data?.url ?? null,
    provider: game.provider,
    onMessage: (message) => {
      round.hear(message);
      connection.hear(message);
      if (message.type === 'ready') setReported(message.rtp ?? game.rtp);
      if (message.type === 'user action') {
        if (message.action === 'home' || message.action === 'close') leave();
        if (message.action === 'deposit') {
          // Where the cashier is closed, its page says why.
          if (real && deposit) openCashier();
          else void navigate(depositPath);
        }
        if (message.action === 'limits' && real) void navigate(toPath(LIMITS_PATHS.limits));
        // Play money has no entries there.
        if (message.action === 'history' && real) void navigate(toPath(WALLET_PATHS.transactions));
      }
    },
  });
  useHoldBalance(real && round.isRunning, host.state === 'LOADING' && !launch.isError);
  const cover = useGamePause(host, game.provider, useIsModalOpen());
  const picture = game.images['4x'] ?? game.images['1x'];
  usePageHead({
    title: game.name,
    canonical: `play/${encodeURIComponent(game.slug)}`,
    description: text('site.play.gameDescription', {
      game: game.name,
      studio: game.providerTitle,
      brand: brand.config.name,
      minimumAge: market.rules.minimumAge.value,
    }),
    image: picture ? contentImageUrl(contentUrl(), picture, PREVIEW_IMAGE) : undefined,
    // Only the demo, which anyone can open, is indexed.
    noindex: real || !game.demo || market.rules.demoNeedsVerifiedAge.value,
  });
  // R16: stakes take the player’s own money first, then the bonus money of the game’s kind.
  const playable =
    known && hundredthsOf(known.mainBalance) + hundredthsOf(isLive ? known.liveCasinoBonus : known.casinoBonus);
  const currency = known?.currencyCode;
  const { send, state } = host;
  const figures = useGameFigures({
    gameId: game.id,
    sessionId: launch.data?.sessionId,
    attempt,
    isReady: state === 'GAME',
    isRoundRunning: round.isRunning,
  });
  useEffect(() => {
    if (real && playable !== null && currency && state === 'GAME')
      send({ type: 'balance update', balance: toWire(playable), currency });
  }, [real, playable, currency, send, state]);
  const endedBy = state === 'GAME' ? (figures?.endedBy ?? null) : null;
  const isEnded = endedBy !== null;
  useEffect(() => {
    if (isEnded) send({ type: 'end' });
  }, [isEnded, send]);
  const refusal = launch.isError ? launchRefusal(launch.error, real) : null;
  const isOnlyReal = refusal?.isOnlyReal === true;
  // A game that does not open is not played at all.
  const isForFun = !real && refusal === null;
  // B§2: a visitor who opens a table is asked to log in at once, and lands at it. Closing the popup leaves this page.
  const asksToLogIn = isLive && isOnlyReal && !needsLogin && !hasEnded;
  useEffect(() => {
    if (asksToLogIn) openOverlay('auth.login');
  }, [asksToLogIn, openOverlay]);
  if (needsLogin && !real) {
    if (launch.isPending) return <PlaySkeleton />;
    if (isOnlyReal)
      return (
        <Unauthorised ended={hasEnded}>
          <TableLogin game={game} lobby={lobby} isAgeFirst={refusal.isAgeFirst} />
        </Unauthorised>
      );
  }

  return (
    <div className={css.page}>
      <div ref={page} className={css.player} data-fun={isForFun || undefined} data-fills={header.fills || undefined}>
        <div className={css.bar} data-fun={!real || undefined}>
          <span className={css.leave}>
            <IconButton
              icon={ChevronLeft}
              mirror
              label={lobby.label}
              href={toPath(lobby.path)}
              onClick={(event) => {
                if (!isInPlay) return;
                event.preventDefault();
                setLeaving(true);
              }}
            />
          </span>
          <div className={css.title}>
            <h1 className={css.name}>{header.gameTitle}</h1>
            <span className={css.studio}>{header.providerTitle}</span>
          </div>
          {refusal === null && (
            <SessionFigures
              key={attempt}
              isPlayable={
                state === 'GAME' &&
                cover === 'none' &&
                !host.paused &&
                !connection.isLost &&
                !host.isSilent &&
                endedBy === null
              }
              figures={figures}
              currency={known?.currencyCode ?? market.market.currency}
              real={real}
              attempt={attempt}
              rtp={rtp}
            />
          )}
          {/* For the whole screen, which the site's own strip is not part of. Kept, or the panic button's question would
              end with the full screen. */}
          <div className={css.law} hidden={!header.isFullScreen}>
            <LawStrip />
          </div>
          <GameTools
            game={game}
            isPlayer={real}
            isRefused={refusal !== null}
            canPlayForReal={!refusal?.isFinal && !isOnlyReal}
            favourites={favourites}
            isFullScreen={header.isFullScreen}
            onFullScreen={header.toggle}
            onMenu={() => setMenuOpen(true)}
            depositPath={deposit ? depositPath : null}
          />
        </div>
        {isForFun && (
          <div className={css.fun}>
            <Text size="sm">{text('site.play.funNote')}</Text>
          </div>
        )}
        {real && <Slot of={GAME_STRIP} isLive={isLive} gameId={game.id} />}
        <GameStage
          game={game}
          url={launch.data?.url ?? null}
          attempt={attempt}
          frame={host.frame}
          state={state}
          cover={cover}
          isSilent={host.isSilent}
          endedBy={endedBy}
          onSwipe={header.showSwipeText ? header.endSwipe : null}
          lobby={lobby}
          onRetry={openAgain}
          failure={
            launch.isError || state === 'ERROR' ? (
              <LaunchFailed
                refusal={refusal}
                error={launch.error}
                isPlayer={real}
                lobby={lobby}
                depositPath={deposit ? depositPath : null}
                onRetry={openAgain}
              />
            ) : null
          }
        />
      </div>
      <Suspense fallback={null}>
        {cashier !== null && (
          <QuickDeposit
            isOpen={cashier === 'open'}
            isPhone={channel === 'mobile'}
            onClose={() => {
              setCashier('closed');
              // R15: the game was refused for want of a balance, which may be there now.
              if (refusal?.needsBalance) openAgain();
            }}
          />
        )}
        {isMenuOpen && (
          <GameMenu
            game={game}
            metadata={{ ...header.metadata, ...(rtp !== null && { rtp }) }}
            isPlayer={real}
            isPhone={channel === 'mobile'}
            favourite={
              favourites.available
                ? {
                    isKept: favourites.has(game.id),
                    onToggle: () => favourites.toggle(game.id, !favourites.has(game.id)),
                  }
                : null
            }
            onDeposit={real && deposit ? openCashier : null}
            onLeave={leave}
            onClose={() => setMenuOpen(false)}
          />
        )}
        {isLeaving && (
          // In place of the question's entry: from the lobby, “back” leads to the game at once.
          <LeaveRound onLeave={() => void navigate(toPath(lobby.path), { replace: true })} onStay={stay} />
        )}
      </Suspense>
      <div className={css.below}>
        <PageColumn>
          {game.related.length > 0 && (
            <GamesRow title={text('site.play.related')} icon="sparkles" games={game.related} favourites={favourites} />
          )}
        </PageColumn>
      </div>
    </div>
  );
}
