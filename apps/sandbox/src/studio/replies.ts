import type { CurrencyCode } from '@baize/kernel';
import { defaultStakeFor, playRulesOf } from './model/stakes.ts';
import { awardOf, kindFor, kindNameOf, ladderOf, limitsOf, movesOf } from './offers.ts';
import { isOwed, stakedOf, sumOf, type Round, type Session } from './roundLog.ts';
import type { HistoryEntry, RoundReply, SessionReply } from './wire.ts';

const HISTORY_LENGTH = 30;
const STATE_SHOWN: Readonly<Partial<Record<Round['state'], HistoryEntry['state']>>> = {
  open: 'playing',
  closed: 'settled',
  drawn: 'paying',
  refunded: 'refunded',
  unknown: 'refunding',
};

/** Returns a round as its page sees it. @param now the studio's clock, ms since 1970 */
export function replyOf(current: Session, round: Round, now: number): RoundReply {
  const kind = kindFor(current);
  const balanceAfterBet = round.balanceAfterBet ?? 0;
  const isOver = round.win !== undefined;
  return {
    roundId: round.id,
    bets: round.bets ?? {},
    // The page measures wins by it, so that of a free spin is the one that it was drawn with.
    stake: round.award === undefined ? stakedOf(round) : round.stake,
    win: round.win ?? 0,
    jackpot: round.jackpot ?? 0,
    view: kind.view(round.game),
    step: round.moves.length,
    moves: isOver ? [] : movesOf(current, round),
    isOver,
    freeSpins: kind.freeSpins?.(round.game) ?? 0,
    goesOn: !isOver && kind.dueAt !== undefined,
    now,
    balanceAfterBet,
    balance: round.balance ?? balanceAfterBet,
    winPending: isOver && round.state !== 'closed',
    isFree: round.award !== undefined,
    award: awardOf(current),
  };
}

/**
 * Returns a session as its page sees it.
 * @param own the session's rounds, oldest first
 * @param isBusy whether something is being done to a round, by its id
 */
export function sessionReplyOf(
  session: Session,
  own: readonly Round[],
  {
    balance,
    now,
    isBusy,
  }: { readonly balance: number; readonly now: number; readonly isBusy: (id: string) => boolean },
): SessionReply {
  const kind = kindFor(session);
  const rules = playRulesOf(session.law, session.betLimits);
  const currency = session.currency as CurrencyCode;
  const played = own.filter((round) => round.win !== undefined);
  const waiting = own.find(({ state }) => state === 'open');
  return {
    sessionId: session.id,
    kind: kindNameOf(session),
    mode: session.mode,
    currency,
    balance,
    rtp: kind.rtp,
    stakes: ladderOf(session),
    defaultStake: defaultStakeFor(currency, rules, kind.maxWinStakes),
    limits: limitsOf(session),
    minRoundMs: rules.minRoundMs,
    turbo: rules.turbo,
    maximumStake: session.law?.maximumStake ?? null,
    startedAt: new Date(session.startedAt).toISOString(),
    totals: {
      rounds: played.length,
      staked: sumOf(played.map(stakedOf)),
      won: sumOf(played.map(({ win }) => win ?? 0)),
    },
    undelivered: own.filter((round) => isOwed(round) && !isBusy(round.id)).length,
    award: awardOf(session),
    round: waiting ? replyOf(session, waiting, now) : null,
    history: own
      .slice(-HISTORY_LENGTH)
      .reverse()
      .flatMap((round) => {
        const state = STATE_SHOWN[round.state];
        return state
          ? [
              {
                roundId: round.id,
                at: new Date(round.at).toISOString(),
                stake: stakedOf(round),
                win: round.win ?? 0,
                freeSpins: round.game === undefined ? 0 : (kind.freeSpins?.(round.game) ?? 0),
                state,
              },
            ]
          : [];
      }),
  };
}
