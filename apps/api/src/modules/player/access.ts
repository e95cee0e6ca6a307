import type { LocalePair, RulePack } from '@baize/brand';
import { ERROR } from '@baize/contracts/errors';
import type { DepositRefusalReason, OperationResult } from '@baize/contracts/cashier';
import type { CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { Refusal } from '../../plugins/errors.ts';
import { accountsOfPerson, openReviewOf } from '../person/index.ts';
import { ageDateIn } from './model/country-clock.ts';
import { canDeposit, canPlay, canWithdraw, type Gate, type Vertical } from './model/gates.ts';
import { zoneAt } from './model/period.ts';
import { provincesOf } from './model/province.ts';
import { findPlayers, findStanding, markFirstDeposit, timeZonesOf } from './repository/players.ts';

/** The answer of a gate before money moves (A§4 operation result codes). */
export interface GateAnswer {
  readonly result: OperationResult;
  /** What remains of the limit that decides, in hundredths. */
  readonly limitLeft?: number | null;
  /** The whole of that limit, in hundredths; the documents' withdrawal check calls it originalLimit. */
  readonly limit?: number | null;
  readonly limitType?: string | null;
  /** True if the law sets that limit, and not the player. */
  readonly limitByLaw?: boolean;
  readonly resetOn?: Date | null;
  readonly daysLeftToVerifyDocuments?: number | null;
  /** What lies behind the result, where the result alone would not tell the player (ruling 29). */
  readonly reason?: DepositRefusalReason;
}

/** What lies behind a refusal to play, where the result alone would not tell the player (ruling 29). */
type PlayStop = 'account_review' | 'document' | 'document_review';

/** What wallet, payments and games ask about a player, and what they report: `app.playerAccess`. */
export interface PlayerAccess {
  /**
   * Answers whether the player may deposit (A§4, A§6, ruling 19); FORBIDDEN for an unknown player.
   * @param within locks the player's record until that transaction ends, so that an exclusion at the same moment comes
   * before the money or after it, never between
   */
  mayDeposit(playerId: string, within?: Transaction): Promise<GateAnswer>;
  /** Answers whether the player may withdraw; FORBIDDEN for an unknown player. @param within as for `mayDeposit` */
  mayWithdraw(playerId: string, within?: Transaction): Promise<GateAnswer>;
  /**
   * Decides by status, exclusion, the permission of the vertical and the law of the player's home (ruling 19).
   * @param site where a game or bet slip is opened: the law of another market's site applies too (ruling 22)
   */
  mayPlay(
    playerId: string,
    vertical: 'CASINO' | 'LIVE_CASINO' | 'SPORTS' | 'VIRTUAL_SPORTS',
    site?: LocalePair,
  ): Promise<boolean>;
  /**
   * Admits a player to a game or a bet slip, as `mayPlay` decides.
   * @throws Refusal 403 error.play.not_allowed, with the reason if it is a review or the player's documents
   */
  admitToPlay(...asked: Parameters<PlayerAccess['mayPlay']>): Promise<void>;
  /**
   * Returns the law of the player's home: brand, country and province together, where the strictest rule wins. What it
   * says of players under 25 is its answer for them.
   * @param site the market's site that the player uses: if it is another one, its stricter rules apply too
   * @throws Refusal 401 for an unknown player or brand: without a law nothing is allowed
   */
  lawOf(playerId: string, site?: LocalePair): Promise<RulePack>;
  /**
   * Returns the law of each account that is certainly the player's person (ruling 24), the given one included, by account.
   * @throws Refusal 401 for an unknown player or brand
   */
  lawsOfPerson(playerId: string): Promise<ReadonlyMap<string, RulePack>>;
  /** Returns first names, for the winners' list. */
  namesOf(playerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Returns the IANA zone whose midnight ends the player's day (ruling 17). */
  timeZoneOf(playerId: string): Promise<string>;
  /** Records the player's first successful deposit, inside its transaction. */
  firstDeposit(tx: Transaction, playerId: string, at: Date): Promise<void>;
  /** Sets what a player's documents say about moving money; the kyc module does. */
  useDocumentGate(gate: DocumentGate): void;
}

/** Reads a player's documents, in the transaction that has locked the player. */
export interface DocumentGate {
  /** Answers for one operation, after the record itself has allowed it. */
  readonly check: (db: Queryable, playerId: string, operation: 'DEPOSIT' | 'WITHDRAWAL') => Promise<GateAnswer>;
  /** Tells whether the player has sent everything that is asked, and an officer has not decided about the proofs yet. */
  readonly isUnderReview: (db: Queryable, playerId: string) => Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    playerAccess: PlayerAccess;
  }
}

const PERMISSION = {
  CASINO: 'casino',
  LIVE_CASINO: 'liveCasino',
  SPORTS: 'sports',
  VIRTUAL_SPORTS: 'virtualSports',
} as const satisfies Record<Parameters<PlayerAccess['mayPlay']>[1], Vertical>;

/**
 * Returns a law as it is for a player of an age: what it says of players under 25 is its answer for them.
 * @param player.dateOfBirth yyyy-MM-dd; without one the stricter answer
 */
export const lawAtAge = <Law extends Pick<RulePack, 'maximumSlotStake' | 'maximumSlotStakeUnder25'>>(
  law: Law,
  player: { readonly dateOfBirth: string | null; readonly countryCode: string },
  now: Date,
): Law =>
  law.maximumSlotStakeUnder25.value !== null && isUnder25(player.dateOfBirth, ageDateIn(player.countryCode, now))
    ? { ...law, maximumSlotStake: law.maximumSlotStakeUnder25 }
    : law;

/** Tells whether a player is under 25. Without a date of birth, the stricter answer. Both dates are yyyy-MM-dd. */
function isUnder25(dateOfBirth: string | null, today: string): boolean {
  if (dateOfBirth === null) return true;
  const [year, ...day] = dateOfBirth.split('-');
  return [Number(year) + 25, ...day].join('-') > today;
}

/** Builds `app.playerAccess` from the player's record: status, permissions, verification and the market's rules. */
export function playerAccess(app: FastifyInstance): PlayerAccess {
  const gate = async (
    playerId: string,
    decide: (player: NonNullable<Awaited<ReturnType<typeof findStanding>>>) => Gate,
    within?: Transaction,
  ): Promise<GateAnswer> => {
    const player = await findStanding(within ?? app.db, playerId, within !== undefined);
    if (!player) return { result: 'FORBIDDEN' };
    const answer = decide(player);
    return { result: answer.allowed ? 'SUCCESS' : answer.result };
  };
  let documents: DocumentGate = {
    check: async () => ({ result: 'SUCCESS' }),
    isUnderReview: async () => false,
  };
  /** PENDING_EXPIRED stays until an officer decides, so a player who has sent everything is not asked again: they wait. */
  const reviewed = async (db: Queryable, playerId: string, answer: GateAnswer): Promise<GateAnswer> =>
    answer.result === 'DOCUMENTS_REQUIRED_RESTRICTED' && (await documents.isUnderReview(db, playerId))
      ? { result: 'DOCUMENTS_UNDER_REVIEW' }
      : answer;
  const askToPlay = (...[playerId, vertical, site]: Parameters<PlayerAccess['mayPlay']>): Promise<GateAnswer> =>
    gate(playerId, (player) => {
      const brand = app.brands.find(player.brand);
      if (!brand) return { allowed: false, result: 'FORBIDDEN' };
      const home = [player.countryCode, provincesOf(player)] as const;
      const law = site ? app.brands.lawOn(brand, site, ...home) : app.brands.marketOfCountry(brand, ...home).rules;
      if (
        vertical === 'SPORTS'
          ? !law.sportsBettingAllowed.value
          : vertical === 'VIRTUAL_SPORTS' && !law.virtualSportsAllowed.value
      )
        return { allowed: false, result: 'FORBIDDEN' };
      return canPlay(player, PERMISSION[vertical], law, app.clock.now());
    });
  /** Returns why a player may not play: a review, or documents that are needed or under review; null for anything else. */
  const playStop = async (playerId: string, result: OperationResult): Promise<PlayStop | null> => {
    switch (result) {
      case 'DOCUMENTS_REQUIRED':
      case 'DOCUMENTS_REQUIRED_RESTRICTED':
        return (await documents.isUnderReview(app.db, playerId)) ? 'document_review' : 'document';
      case 'DOCUMENTS_UNDER_REVIEW':
        return 'document_review';
      default:
        // Ruling 24: the gate of deposits tells a review from the other restrictions.
        return (await app.playerAccess.mayDeposit(playerId)).reason === 'ACCOUNT_REVIEW' ? 'account_review' : null;
    }
  };
  return {
    useDocumentGate(asked) {
      documents = asked;
    },
    async mayDeposit(playerId, within) {
      const answer = await gate(playerId, (player) => canDeposit(player, app.clock.now()), within);
      // Ruling 24: an account that may belong to someone with another one takes no money before the review.
      if (answer.result === 'SUCCESS' && (await openReviewOf(within ?? app.db, playerId)))
        return { result: 'RESTRICTED', reason: 'ACCOUNT_REVIEW' };
      return answer.result === 'SUCCESS'
        ? documents.check(within ?? app.db, playerId, 'DEPOSIT')
        : reviewed(within ?? app.db, playerId, answer);
    },
    async mayWithdraw(playerId, within) {
      const answer = await gate(playerId, (player) => canWithdraw(player, app.clock.now()), within);
      return answer.result === 'SUCCESS'
        ? documents.check(within ?? app.db, playerId, 'WITHDRAWAL')
        : reviewed(within ?? app.db, playerId, answer);
    },
    async mayPlay(...asked) {
      return (await askToPlay(...asked)).result === 'SUCCESS';
    },
    async admitToPlay(playerId, vertical, site) {
      const { result } = await askToPlay(playerId, vertical, site);
      if (result === 'SUCCESS') return;
      const reason = await playStop(playerId, result);
      throw new Refusal(403, ERROR.playNotAllowed, reason === null ? undefined : { reason });
    },
    async lawOf(playerId, site) {
      const player = (await findPlayers(app.db, [playerId])).get(playerId);
      const brand = player && app.brands.find(player.brand);
      if (!brand) throw new Refusal(401, ERROR.unauthorized);
      const law =
        site === undefined
          ? app.brands.marketOfCountry(brand, player.countryCode, provincesOf(player)).rules
          : app.brands.lawOn(brand, site, player.countryCode, provincesOf(player), player.currency as CurrencyCode);
      return lawAtAge(law, player, app.clock.now());
    },
    async lawsOfPerson(playerId) {
      const accounts = await findPlayers(app.db, [playerId, ...(await accountsOfPerson(app.db, playerId))]);
      const laws = new Map<string, RulePack>();
      for (const [id, account] of accounts) {
        // A brand that this deployment does not run has no games here.
        const brand = app.brands.find(account.brand);
        if (brand) laws.set(id, app.brands.marketOfCountry(brand, account.countryCode, provincesOf(account)).rules);
      }
      if (!laws.has(playerId)) throw new Refusal(401, ERROR.unauthorized);
      return laws;
    },
    async namesOf(playerIds) {
      return new Map(
        [...(await findPlayers(app.db, playerIds))].map(([playerId, player]) => [playerId, player.firstName]),
      );
    },
    async timeZoneOf(playerId) {
      return zoneAt(await timeZonesOf(app.db, playerId), app.clock.now());
    },
    firstDeposit: (tx, playerId, at) => markFirstDeposit(tx, playerId, at),
  };
}
