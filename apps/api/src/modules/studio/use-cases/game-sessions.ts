import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { LocalePair } from '@baize/brand';
import { ERROR } from '@baize/contracts/errors';
import type { GameSession } from '@baize/contracts/game-launch';
import { SPORTSBOOK_VENDOR } from '@baize/contracts/sportsbook-wire';
import { toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { highestStake } from '../../../plugins/brands.ts';
import { Refusal } from '../../../plugins/errors.ts';
import { SESSION_PAUSE_MS, type Balances } from '../../wallet/index.ts';
import * as sessionEnds from '../repository/session-ends.ts';
import * as sessions from '../repository/sessions.ts';
import { freeSpinsIn, type WireFreeSpins } from './free-spin-giver.ts';
import { DEFAULT_MAX_WIN_STAKES, SESSION_MS } from '../schema.ts';

/** How long a launch token is valid. */
export const LAUNCH_TOKEN_MS = 5 * 60_000;

export interface GameLaunch {
  /** The session's id, where the caller has to know it; by default a new one. */
  readonly id?: string;
  readonly playerId: string;
  /**
   * The login that launches the game, which ends with it. Absent where nobody has logged in (demo data, benchmarks); such
   * a game ends with any login of the player.
   */
  readonly loginId?: string;
  readonly brand: string;
  /**
   * The market's site that launches the game: where another market's law is stricter than the player's home, it applies
   * too. Absent where no site does (demo data, benchmarks).
   */
  readonly site?: LocalePair | undefined;
  /** The studio of the game, by provider id (ruling 30). */
  readonly studio: string;
  readonly gameId: string;
  readonly gameTitle: string;
  readonly vertical: 'CASINO' | 'LIVE_CASINO';
  /** Some laws limit the stakes of slots alone. Absent where nobody says (demo data, benchmarks): then it counts as one. */
  readonly isSlot?: boolean;
  readonly currency: CurrencyCode;
  readonly language: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Stakes that a bet can win at most, as the game publishes it; absent if it publishes none. */
  readonly maxWinStakes?: number | undefined;
  /**
   * The smallest and the largest bet that the game publishes in the session's currency, hundredths. Absent where nothing
   * was published (demo data, benchmarks): no limit but the law's.
   */
  readonly betLimits?: { readonly min: Hundredths; readonly max: Hundredths } | undefined;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Returns what the law says of a launch. Stake and automatic play are those of the player's home and of the site they use.
 * What the law counts between games, it counts for the person (ruling 24): a law that limits one of their accounts limits
 * all of them, as with deposits (0047).
 */
async function boundsOf(app: FastifyInstance, launch: GameLaunch) {
  const [laws, own] = await Promise.all([
    app.playerAccess.lawsOfPerson(launch.playerId),
    app.playerAccess.lawOf(launch.playerId, launch.site),
  ]);
  const all = [...laws.values(), own];
  return {
    accounts: [...laws.keys()],
    bounds: {
      isOnlyGame: all.some((law) => !law.parallelGamesAllowed.value),
      maximumStake: highestStake(own, launch.isSlot ?? true),
      minimumSpinMs: Math.max(...all.map((law) => law.minimumSpinSeconds.value)) * 1000,
      autoplayAllowed: own.autoplayAllowed.value,
      maxWinStakes: launch.maxWinStakes ?? DEFAULT_MAX_WIN_STAKES,
      smallestBet: launch.betLimits?.min ?? null,
      largestBet: launch.betLimits?.max ?? null,
    },
  };
}

/**
 * Opens a game for real money, under the law that applies now to the player's home and to the site they use (rulings 21
 * and 22). Where only one game may run, it ends the person's other games, at every brand, before the studio can open this
 * one. Otherwise it ends those that may not have another one beside them: on another market's site only one may run.
 * @returns the launch token: valid once, for five minutes; it goes into the studio's address and is not stored
 * @throws Refusal 401 if the login has ended
 */
export async function openGameSession(app: FastifyInstance, launch: GameLaunch): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = app.clock.now();
  const { accounts, bounds } = await boundsOf(app, launch);
  const ending = bounds.isOnlyGame ? 'all' : 'only-games';
  const session = { id: launch.id ?? randomUUID(), playerId: launch.playerId };
  const elsewhere = await app.db.transaction(async (tx) => {
    // The person's launches are serialised: of two at once, the second sees the first and ends it.
    await sessions.holdLaunches(tx, accounts);
    // Held until the commit: a call that ends the login at this moment waits, and then ends this game too.
    const login =
      launch.loginId === undefined
        ? null
        : await app.holdSession(tx, { playerId: launch.playerId, sessionId: launch.loginId });
    await sessionEnds.endSessions(tx, { playerId: launch.playerId }, now, ending);
    await sessions.open(tx, { ...launch, ...bounds, ...session, loginId: launch.loginId ?? null }, hashOf(token), {
      now,
      tokenExpires: new Date(now.getTime() + LAUNCH_TOKEN_MS),
      ends: new Date(now.getTime() + Math.min(SESSION_MS, login?.leftMs ?? SESSION_MS)),
    });
    const others = accounts.filter((account) => account !== launch.playerId);
    return sessionEnds.openSessions(tx, others, now, ending);
  });
  // One by one, because no transaction writes for two players (0037). Until they have ended, nobody has the token: if this
  // process stops here, the earlier games go on and the new one never begins.
  for (const game of elsewhere) await sessionEnds.endSession(app.db, game, now);
  // The pause counts from the person's last round in any game: opening a game again, or another brand's, does not shorten
  // it. Read last, because the games that have just ended took stakes until then.
  if (bounds.minimumSpinMs > 0) await sessions.carryPace(app.db, session, accounts);
  return token;
}

/** Ends the game of a launch that failed after its token had gone out. */
export const withdrawLaunch = (app: FastifyInstance, token: string): Promise<void> =>
  sessionEnds.endByToken(app.db, hashOf(token), app.clock.now());

/**
 * A studio reaches only the sessions of its own games (ruling 30). Those from before studios were told apart end by
 * themselves. The sportsbook's vendor signs like a studio, and reaches none.
 */
export const reaches = (studio: string, session: Pick<sessions.GameSession, 'studio'>): boolean =>
  studio !== SPORTSBOOK_VENDOR && (session.studio === studio || session.studio === '');

export const playableOf = (balances: Balances, vertical: 'CASINO' | 'LIVE_CASINO'): number =>
  balances.main + (vertical === 'CASINO' ? balances.casinoBonus : balances.liveCasinoBonus);

/**
 * Returns when the player's play in a game began, for a launch at `now`. A reload, or a quick look elsewhere, continues
 * the earlier play: otherwise it would reset the clock and hide a loss (ruling 21). Only the pause that separates
 * sessions in the history (0059) starts a new one. A deposit or another game, which ends a row there, doesn't.
 */
async function playStart(app: FastifyInstance, playerId: string, gameId: string, now: Date): Promise<Date> {
  const last = await sessions.latestOpened(app.db, playerId, gameId);
  if (!last) return now;
  const pause = new Date(now.getTime() - SESSION_PAUSE_MS);
  const goesOn = last.openedAt > pause || (await app.wallet.hasPlayedSince(playerId, gameId, pause));
  return goesOn ? last.startedAt : now;
}

/**
 * @throws Refusal 404 error.game_session.unknown (unknown, used, expired, ended or another game's token) · 403
 * error.play.not_allowed
 */
export async function authenticate(
  app: FastifyInstance,
  studio: string,
  token: string,
  gameId: string,
): Promise<{
  sessionId: string;
  playerReference: string;
  currency: CurrencyCode;
  balance: number;
  language: string;
  country: string;
  maximumStake: number | null;
  minimumSpinSeconds: number;
  autoplayAllowed: boolean;
  betLimits: { readonly min: number; readonly max: number } | null;
  freeSpins: WireFreeSpins | null;
}> {
  const now = app.clock.now();
  const session = await sessions.findUnused(app.db, hashOf(token), gameId, now);
  if (!session || !reaches(studio, session)) throw new Refusal(404, ERROR.sessionUnknown);
  const [allowed, balances] = await Promise.all([
    app.playerAccess.mayPlay(session.playerId, session.vertical),
    app.wallet.balances(session.playerId),
  ]);
  if (!allowed || !balances) throw new Refusal(403, ERROR.playNotAllowed);
  const playedSince = await playStart(app, session.playerId, gameId, now);
  if (!(await sessions.authenticate(app.db, session, now, playedSince))) throw new Refusal(404, ERROR.sessionUnknown);
  return {
    sessionId: session.id,
    playerReference: session.playerId,
    currency: session.currency,
    balance: toWire(playableOf(balances, session.vertical)),
    language: session.language,
    country: session.country,
    maximumStake: session.maximumStake === null ? null : toWire(session.maximumStake),
    minimumSpinSeconds: session.minimumSpinMs / 1000,
    autoplayAllowed: session.autoplayAllowed,
    betLimits:
      session.smallestBet === null || session.largestBet === null
        ? null
        : { min: toWire(session.smallestBet), max: toWire(session.largestBet) },
    freeSpins: await freeSpinsIn(app, session),
  };
}

/**
 * Returns the figures beside a game: since when the player has played it without a long pause, and what the ledger
 * booked in it since.
 * @param sessionId the launch that asks; without it, the latest one that the studio has opened
 * @throws Refusal 404 error.game_session.unknown if the studio never opened this game for the player
 */
export async function sessionFigures(
  app: FastifyInstance,
  playerId: string,
  { gameId, sessionId }: { readonly gameId: string; readonly sessionId?: string | undefined },
): Promise<GameSession> {
  const session = await sessions.latestOpened(app.db, playerId, gameId);
  if (!session) throw new Refusal(404, ERROR.sessionUnknown);
  const { staked, won } = await app.wallet.gameTurnoverSince(playerId, gameId, session.startedAt);
  const asking = sessionId === undefined ? session : await sessionEnds.endOf(app.db, { playerId, id: sessionId });
  return {
    startedAt: session.startedAt.toISOString(),
    now: app.clock.now().toISOString(),
    staked: toWire(staked),
    won: toWire(won),
    netPosition: toWire(won - staked),
    currencyCode: session.currency,
    endedBy: asking?.ended ? await endedBy(app, { playerId, gameId, isOnlyGame: asking.isOnlyGame }) : null,
  };
}

/**
 * Returns what ended a session: the game that the person has open now, at any brand, where the law allowed one at a time
 * (ruling 21) for either of the two. Null if it was something else, such as the end of the login.
 */
async function endedBy(
  app: FastifyInstance,
  ended: { readonly playerId: string; readonly gameId: string; readonly isOnlyGame: boolean },
): Promise<GameSession['endedBy']> {
  const accounts = [...(await app.playerAccess.lawsOfPerson(ended.playerId)).keys()];
  const open = await sessionEnds.openSessions(
    app.db,
    accounts,
    app.clock.now(),
    ended.isOnlyGame ? 'all' : 'only-games',
  );
  if (open.length === 0) return null;
  return open.some((game) => game.gameId === ended.gameId) ? 'same_game' : 'other_game';
}

/** @throws Refusal 404 error.game_session.unknown */
export async function sessionBalance(
  app: FastifyInstance,
  studio: string,
  sessionId: string,
): Promise<{ balance: number; currency: CurrencyCode }> {
  const session = await sessions.findActive(app.db, sessionId, app.clock.now());
  const balances = session && reaches(studio, session) && (await app.wallet.balances(session.playerId));
  if (!session || !balances) throw new Refusal(404, ERROR.sessionUnknown);
  return { balance: toWire(playableOf(balances, session.vertical)), currency: session.currency };
}
