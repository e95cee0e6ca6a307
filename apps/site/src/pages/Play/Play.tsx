import { useQuery } from '@tanstack/react-query';
import {
  Ban,
  ChevronLeft,
  ChevronsUp,
  CloudOff,
  Ellipsis,
  Heart,
  LogIn,
  Maximize,
  Minimize,
  Pause,
  Plus,
  RotateCcw,
} from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button, EmptyState, Icon, IconButton, PageColumn, Picture, Skeleton, Text } from '@baize/ui';
import { useIsModalOpen } from '@baize/ui/open-modals';
import { hundredthsOf, toWire } from '@baize/kernel';
import { contentImageUrl } from '@baize/contracts/content';
import { PREVIEW_IMAGE, TILE_IMAGE_SIZE } from '@baize/contracts/image-sizes';
import {
  casino,
  GAME_PATHS,
  gameEntryQuery,
  GamesRow,
  launchQuery,
  liveCasino,
  useFavourites,
  useGameConnection,
  useGameFigures,
  useGameHost,
  useGamePause,
  useGameRound,
  useLobbyScope,
  type GameEntry,
} from '@baize/games';
import { ERROR } from '@baize/contracts/errors';
import { closedBy, closedGames } from '@baize/contracts/game-visibility';
import { ApiError, contentUrl, errorCode } from '@baize/http';
import { useText } from '@baize/i18n';
import { useAuthorisation, useSession, useSite } from '@baize/session';
import {
  ClosedByLaw,
  useChannel,
  useCountry,
  useErrorText,
  useLocalePath,
  useOverlay,
  usePageHead,
  GAME_STRIP,
  Slot,
} from '@baize/shell';
import { useBalance, useDepositOpens, useHoldBalance, WALLET_PATHS } from '@baize/wallet';
import { Guarded } from '../../gates/Guarded.tsx';
import { Missing } from '../../problem/Missing.tsx';
import { Problem } from '../../problem/Problem.tsx';
import { PanicButton } from '@baize/limits/PanicButton';
import { LIMITS_PATHS, usePanicButton } from '@baize/limits';
import { useHeaderState } from './header-state.ts';
import { SessionFigures } from './SessionFigures.tsx';
import { useDepositLinks } from './use-deposit-links.ts';
import * as css from './Play.css.ts';

const QuickDeposit = lazy(() =>
  import('@baize/wallet/QuickDeposit').then((module) => ({ default: module.QuickDeposit })),
);
const GameMenu = lazy(() => import('./GameMenu.tsx').then((module) => ({ default: module.GameMenu })));
const LeaveRound = lazy(() => import('./LeaveRound.tsx').then((module) => ({ default: module.LeaveRound })));

/** B§8: the code of a look-up that failed without one, and without a message of the server. */
const NO_REASON = 'error.oops.tryAgain';

const NO_DETAILS: ApiError['details'] = {};
/** A server did not answer, so trying again may help. */
const UNREACHABLE: ReadonlySet<string> = new Set([ERROR.unavailable, ERROR.gameUnavailable]);
/** Reasons of a refusal that another try does not change (R29). */
const FINAL_REASONS: ReadonlySet<unknown> = new Set([
  'country',
  'provider_market',
  'sub_provider',
  'live_market',
  'jackpot_market',
  'stake_market',
  'channel',
  'provider_closed',
  'account_review',
]);

/** A game under its slug, the address's last segment (B§2). */
export function Play() {
  const { gameSlug = '' } = useParams<{ gameSlug: string }>();
  return <PlayGame slug={gameSlug} />;
}

/** A game: real money for a player, play money for a visitor (B§1). Each game is mounted separately. */
export function PlayGame({ slug }: { readonly slug: string }) {
  const text = useText();
  const authorisation = useAuthorisation();
  const entry = useQuery(gameEntryQuery(useLobbyScope(), slug));
  const session = useSession();
  const { jackpotsAllowed, liveCasinoAllowed } = useSite().market.rules;
  if (authorisation.status !== 'resolved' || entry.isPending) return <PlaySkeleton />;
  if (entry.isError) return <Problem kind="server" onRetry={() => void entry.refetch()} />;
  // A game fills the window; this page has the margins of all others.
  if (!entry.data)
    return (
      <div className={css.below}>
        <Missing />
      </div>
    );
  const isLive = entry.data.type === 'liveCasinoGames';
  if (closedBy(entry.data, closedGames({ live: liveCasinoAllowed.value, jackpots: jackpotsAllowed.value })))
    return (
      <div className={css.below}>
        <ClosedByLaw instead={{ path: GAME_PATHS.casino, label: text('site.problem.games') }} />
      </div>
    );
  // Another player or game is a new launch, so that no state of one session reaches the next.
  return (
    <Guarded guards={[isLive ? liveCasino : casino]}>
      <GamePage key={`${slug} ${session?.playerId ?? 'visitor'}`} game={entry.data} />
    </Guarded>
  );
}

/** The stage before the game is known. */
export function PlaySkeleton() {
  return (
    <div className={css.stage} aria-busy="true">
      <Skeleton shape="fill" />
    </div>
  );
}

function GamePage({ game }: { readonly game: GameEntry }) {
  const text = useText();
  const errorText = useErrorText();
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const { market, brand } = useSite();
  const session = useSession();
  const balance = useBalance();
  const channel = useChannel();
  const country = useCountry();
  const favourites = useFavourites();
  const [, openOverlay] = useOverlay();
  // Every way out of a table leads to the tables.
  const isLive = game.type === 'liveCasinoGames';
  const lobby = isLive
    ? { path: GAME_PATHS.lobby('liveCasinoGames'), label: text('games.frame.liveCasino') }
    : { path: GAME_PATHS.casino, label: text('site.play.toLobby') };
  const [attempt, setAttempt] = useState(0);
  const panic = usePanicButton();
  const page = useRef<HTMLDivElement>(null);
  const header = useHeaderState(page, game);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
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
  useHoldBalance(real && round.isRunning);
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
  // Where the law requires it for each game (ruling 22), it is shown from the start with the catalogue's value, whether
  // the game opens or not.
  const [rtp, setRtp] = useState<number | null>(market.rules.rtpShownPerGame.value ? game.rtp : null);
  const host = useGameHost({
    url: launch.data?.url ?? null,
    provider: game.provider,
    onMessage: (message) => {
      round.hear(message);
      connection.hear(message);
      if (message.type === 'ready') setRtp(message.rtp ?? game.rtp);
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
  // R21: another game of the person has ended this one, or the same one in another place.
  const endedBy = state === 'GAME' ? (figures?.endedBy ?? null) : null;
  const isReplaced = endedBy !== null;
  // The cut that fits the stage: tall on a phone, so that the title is readable while the game loads.
  const waitingCut = channel === 'mobile' && game.images['2xv'] ? '2xv' : '4x';
  const failed = launch.isError || state === 'ERROR';
  const refusal = launch.isError ? errorCode(launch.error) : null;
  const refusalText = refusal === NO_REASON ? text('site.play.unknownError') : errorText(launch.error);
  // Tables with dealers and some jackpots have no play money. That is not an error: the visitor can log in.
  const onlyReal = !real && refusal === ERROR.demoNotAllowed;
  const isForFun = !real && !onlyReal;
  // B§2: a visitor who opens a table is asked to log in at once, and lands at it. Closing the popup leaves this page.
  const asksToLogIn = isLive && onlyReal;
  useEffect(() => {
    if (asksToLogIn) openOverlay('auth.login');
  }, [asksToLogIn, openOverlay]);
  const { reason, runsOn } = launch.error instanceof ApiError ? launch.error.details : NO_DETAILS;
  // R15: the next step is a deposit, not another try.
  const needsBalance = reason === 'balance_needed';
  const isFinal = FINAL_REASONS.has(reason);
  const otherDevice = runsOn === 'web' ? 'site.play.onComputer' : 'site.play.onPhone';
  const nextStep = reason === 'channel' ? otherDevice : isFinal ? 'site.play.anotherGame' : 'site.play.refusedText';
  // Ruling 21: the game has play money, but not for visitors whose age is not verified.
  const ageFirst = onlyReal && reason === 'age_first';

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
          <SessionFigures
            key={attempt}
            isPlayable={state === 'GAME' && !connection.isLost && !host.isSilent && !isReplaced}
            figures={figures}
            currency={known?.currencyCode ?? market.market.currency}
            real={real}
            attempt={attempt}
            rtp={rtp}
          />
          <div className={css.tools}>
            {header.isFullScreen && panic && <PanicButton />}
            {favourites.available && channel !== 'mobile' && (
              <IconButton
                icon={Heart}
                filled={favourites.has(game.id)}
                label={text(favourites.has(game.id) ? 'ui.removeFavourite' : 'ui.addFavourite', { name: game.name })}
                onClick={() => favourites.toggle(game.id, !favourites.has(game.id))}
              />
            )}
            <IconButton
              icon={header.isFullScreen ? Minimize : Maximize}
              label={text(header.isFullScreen ? 'site.play.leaveFullscreen' : 'site.play.fullscreen')}
              onClick={header.toggle}
            />
            {/* A visitor's bar on a phone has no room for it beside the way to real money. */}
            {(real || channel !== 'mobile') && (
              <IconButton icon={Ellipsis} label={text('site.play.menu')} onClick={() => setMenuOpen(true)} />
            )}
            {real ? (
              // The site's header has the button, except where the game covers it.
              deposit &&
              header.isFullScreen && (
                <span className={css.deposit}>
                  <Button size="sm" icon={Plus} href={depositPath}>
                    {text('site.header.deposit')}
                  </Button>
                </span>
              )
            ) : (
              <Button size="sm" onClick={() => openOverlay('auth.login')}>
                {text('site.play.real')}
              </Button>
            )}
          </div>
        </div>
        {isForFun && (
          <div className={css.fun}>
            <Text size="sm">{text('site.play.funNote')}</Text>
          </div>
        )}
        {real && <Slot of={GAME_STRIP} isLive={isLive} gameId={game.id} />}
        <div className={css.stage}>
          {launch.data && !failed && (
            <iframe
              key={attempt}
              ref={host.frame}
              className={css.game}
              src={launch.data.url}
              title={game.name}
              allow="autoplay; fullscreen"
            />
          )}
          {!failed && state === 'LOADING' && (
            <div className={css.cover}>
              <Picture
                src={contentImageUrl(
                  contentUrl(),
                  game.images[waitingCut] ?? game.images['1x'] ?? '',
                  TILE_IMAGE_SIZE[waitingCut],
                )}
                width={TILE_IMAGE_SIZE[waitingCut].w}
                height={TILE_IMAGE_SIZE[waitingCut].h}
                colour={game.color}
                alt=""
                loading="eager"
              />
              <div className={css.loading} role="status">
                <Text weight="medium">{text('site.play.loading', { name: game.name })}</Text>
              </div>
            </div>
          )}
          {!failed && cover === 'covered' && (
            <div className={css.curtain}>
              <div className={css.backdrop} aria-hidden="true">
                <Picture
                  src={contentImageUrl(
                    contentUrl(),
                    game.images['4x'] ?? game.images['1x'] ?? '',
                    TILE_IMAGE_SIZE['4x'],
                  )}
                  width={TILE_IMAGE_SIZE['4x'].w}
                  height={TILE_IMAGE_SIZE['4x'].h}
                  colour={game.color}
                  alt=""
                  loading="eager"
                />
              </div>
              <div className={css.note}>
                <Icon icon={Pause} />
                <Text>{text('site.play.covered')}</Text>
              </div>
            </div>
          )}
          {!failed && cover === 'reopen' && (
            <div className={css.refused}>
              <EmptyState
                level={2}
                icon={Pause}
                title={text('site.play.stopped.title')}
                actions={
                  <Button icon={RotateCcw} onClick={() => setAttempt((count) => count + 1)}>
                    {text('site.play.stopped.action')}
                  </Button>
                }
              >
                {text('site.play.stopped.text')}
              </EmptyState>
            </div>
          )}
          {!failed && host.isSilent && cover !== 'reopen' && !isReplaced && (
            <div className={css.refused}>
              <EmptyState
                level={2}
                tone="negative"
                icon={CloudOff}
                title={text('site.play.silent')}
                actions={
                  <Button icon={RotateCcw} onClick={() => setAttempt((count) => count + 1)}>
                    {text('site.play.stopped.action')}
                  </Button>
                }
              >
                {text('site.play.silentRound')}
              </EmptyState>
            </div>
          )}
          {isReplaced && (
            <div className={css.refused}>
              <EmptyState
                level={2}
                icon={Pause}
                title={text(endedBy === 'same_game' ? 'site.play.sameGame.title' : 'site.play.otherGame.title')}
                actions={
                  <>
                    <Button icon={RotateCcw} onClick={() => setAttempt((count) => count + 1)}>
                      {text(endedBy === 'same_game' ? 'site.play.sameGame.action' : 'site.play.otherGame.action')}
                    </Button>
                    <Button variant="secondary" href={toPath(lobby.path)}>
                      {lobby.label}
                    </Button>
                  </>
                }
              >
                {text(endedBy === 'same_game' ? 'site.play.sameGame.text' : 'site.play.otherGame.text')}
              </EmptyState>
            </div>
          )}
          {header.showSwipeText && (
            <button type="button" className={css.swipe} onClick={header.endSwipe}>
              <Icon icon={ChevronsUp} size="lg" />
              {text('site.play.swipe')}
            </button>
          )}
          {onlyReal && (
            <div className={css.refused}>
              <EmptyState
                level={2}
                icon={LogIn}
                title={ageFirst ? text('site.play.ageFirst.title') : errorText(launch.error)}
                actions={
                  <>
                    <Button onClick={() => openOverlay('auth.login')}>{text('site.header.logIn')}</Button>
                    <Button variant="secondary" onClick={() => openOverlay('auth.signUp')}>
                      {text('site.header.join')}
                    </Button>
                    <Button variant="ghost" href={toPath(lobby.path)}>
                      {lobby.label}
                    </Button>
                  </>
                }
              >
                {text(ageFirst ? 'site.play.ageFirst.text' : 'site.play.onlyReal')}
              </EmptyState>
            </div>
          )}
          {failed && !onlyReal && (
            <div className={css.refused}>
              <EmptyState
                level={2}
                tone="negative"
                icon={refusal === null || UNREACHABLE.has(refusal) ? CloudOff : Ban}
                title={launch.isError ? refusalText : text('site.play.silent')}
                actions={
                  <>
                    {needsBalance && deposit && <Button href={depositPath}>{text('site.header.deposit')}</Button>}
                    {!isFinal && (
                      <Button
                        variant={needsBalance ? 'secondary' : 'primary'}
                        icon={RotateCcw}
                        onClick={() => {
                          setAttempt((count) => count + 1);
                        }}
                      >
                        {text('shell.tryAgain')}
                      </Button>
                    )}
                    <Button variant={isFinal ? 'primary' : 'secondary'} href={toPath(lobby.path)}>
                      {lobby.label}
                    </Button>
                  </>
                }
              >
                {text(launch.isError ? nextStep : 'site.play.silentText')}
              </EmptyState>
            </div>
          )}
        </div>
      </div>
      <Suspense fallback={null}>
        {cashier !== null && (
          <QuickDeposit
            isOpen={cashier === 'open'}
            isPhone={channel === 'mobile'}
            onClose={() => {
              setCashier('closed');
              // R15: the game was refused for want of a balance, which may be there now.
              if (needsBalance) setAttempt((count) => count + 1);
            }}
          />
        )}
        {isMenuOpen && (
          <GameMenu
            game={game}
            rtp={rtp ?? game.rtp}
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
        {isLeaving && <LeaveRound onLeave={() => void navigate(toPath(lobby.path))} onStay={() => setLeaving(false)} />}
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
