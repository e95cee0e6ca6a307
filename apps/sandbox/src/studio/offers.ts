import type { CurrencyCode } from '@baize/kernel';
import type { Bets, GameKind } from './kinds/GameKind.ts';
import { isKindName, KINDS, type KindName } from './kinds/index.ts';
import { LINES } from './model/game-data.ts';
import { playRulesOf, stakesFor, unitOf } from './model/stakes.ts';
import { stakedOf, sumOf, type Round, type Session } from './roundLog.ts';
import { StudioError } from './StudioError.ts';
import type { AwardReply, RoundReply, SessionReply } from './wire.ts';

export const kindNameOf = (session: Session): KindName =>
  isKindName(session.kind ?? '') ? (session.kind as KindName) : 'slots';
export const kindFor = (session: Session): GameKind => KINDS[kindNameOf(session)];

/** Returns the stakes of the ladder in hundredths: what the game, its published limits and the law allow. */
export const ladderOf = (session: Session): readonly number[] =>
  stakesFor(
    session.currency as CurrencyCode,
    playRulesOf(session.law, session.betLimits),
    kindFor(session).maxWinStakes,
  );

/** Kinds whose rounds are over with their spin: only these can be played with a free spin. */
const SPIN_KINDS: readonly KindName[] = ['slots', 'waysSlots', 'holdSlots'];

/** Returns the operator's free spins as the page sees them; null if there are none, or none that the game can play. */
export function awardOf(session: Session): AwardReply | null {
  const { award } = session;
  // Other stakes would not divide into whole lines.
  if (!award || !SPIN_KINDS.includes(kindNameOf(session)) || award.stake % LINES.length !== 0) return null;
  const { spins, left, stake, won } = award;
  return { spins, left, stake, won };
}

/** Returns what the opening stake of a game with chips comes to, in hundredths. */
export function limitsOf(session: Session): SessionReply['limits'] {
  const rules = playRulesOf(session.law, session.betLimits);
  const ladder = ladderOf(session);
  return {
    min: rules.minStake ?? ladder[0] ?? 100,
    max: rules.maxStake ?? ladder.at(-1) ?? 10_000,
  };
}

/** Returns the opening stake of bets, or of a free spin of an award. @throws StudioError if the game does not offer them */
export function openingStake(current: Session, bets: Bets, award: AwardReply | null = null): number {
  const kind = kindFor(current);
  const amounts = Object.values(bets);
  const total = sumOf(amounts);
  const refuse = (message: string) => new StudioError({ code: 'studio.stake.not_offered', message });
  if (kind.opening.by === 'stake') {
    const [first, ...others] = kind.opening.spots;
    const stake = bets[first];
    const spots = [first, ...others];
    const rules = playRulesOf(current.law, current.betLimits);
    if (award) {
      if (stake === award.stake && total === stake) return stake;
      throw refuse('Free spins have a fixed stake.');
    }
    if (stake === undefined || !ladderOf(current).includes(stake))
      throw refuse(`A stake of ${stake ?? 0} hundredths is not offered.`);
    if (Object.entries(bets).some(([spot, each]) => !spots.includes(spot) || each !== stake))
      throw refuse('This game has no such bet.');
    if (total > (rules.maxStake ?? Infinity)) throw refuse(`Bets of ${total} hundredths are not offered.`);
    return total;
  }
  const { isSpot } = kind.opening;
  const { min, max } = limitsOf(current);
  if (Object.keys(bets).some((spot) => !isSpot(spot))) throw refuse('This game has no such spot.');
  if (amounts.some((amount) => amount % unitOf(current.currency) !== 0))
    throw refuse(`A bet in ${current.currency} is a whole number.`);
  if (total < min || total > max)
    throw refuse(`The bets of a round come to between ${min} and ${max} hundredths, not ${total}.`);
  return total;
}

/** Returns whether a further stake is within the limits of the game and of the law. */
export function mayRaise({ betLimits, law }: Session, round: Round, stake: number): boolean {
  if (stake === 0) return true;
  if (betLimits && (stake < betLimits.min || stake > betLimits.max)) return false;
  return stakedOf(round) + stake <= (law?.maximumStake ?? Infinity);
}

/** The moves that the rules of the game, its limits and the law allow. */
export function movesOf(current: Session, round: Round): RoundReply['moves'] {
  const kind = kindFor(current);
  return kind.moves(round.game).flatMap((name) => {
    const stake = kind.stakeOf(round.game, name) ?? 0;
    return mayRaise(current, round, stake) ? [{ name, stake }] : [];
  });
}
