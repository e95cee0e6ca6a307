import type { LiveKind, OwnRound, TableState } from '../../src/live/wire.ts';
import type { Text } from '../studio/text.ts';
import { totalWords } from './Seats.ts';
import type { TableStanding } from './TableStanding.ts';

/** Kinds whose draw is cards, not a wheel. */
const WITH_CARDS: readonly LiveKind[] = ['baccarat', 'poker'];

/** Returns what a player can do while bets are taken. */
export const bettingWords = (
  text: Text,
  { mayBet, hasFreeSeat }: Pick<TableStanding, 'mayBet' | 'hasFreeSeat'>,
): string => text(mayBet ? 'livePlaceBets' : hasFreeSeat ? 'liveTakeSeat' : 'liveSeatsFull');

/** Returns what a player reads while hands are played: their own hand's total in their turn. @param seat null without one */
export function turnWords(text: Text, { seated }: TableState, seat: number | null, own: OwnRound | null): string {
  const { turn, hands = [] } = (seat === null ? undefined : seated?.seats[seat]) ?? {};
  if (!turn || (own?.moves?.length ?? 0) === 0) return text('livePlayersDecide');
  const total = totalWords(hands[turn.hand] ?? []);
  return hands.length > 1 ? text('playHand', { number: turn.hand + 1, total }) : text('playTotal', { total });
}

/** Returns what a player reads between the betting and the result. @param isCut whether bets came too late */
export function waitingWords(
  text: Text,
  { phase, isCut, kind }: { readonly phase: TableState['phase']; readonly isCut: boolean; readonly kind: LiveKind },
): string {
  if (phase === 'closed') return text(isCut ? 'liveLate' : 'liveNoMoreBets');
  if (kind === 'blackjack') return text('liveDealerPlays');
  return text(WITH_CARDS.includes(kind) ? 'liveCardsDealt' : 'liveWheelSpins');
}

/** Returns a result with what it pays the player. @param win hundredths, as `money` writes them */
export function outcomeWords(
  text: Text,
  money: (amount: number) => string,
  { result, win, own }: { readonly result: string; readonly win: number; readonly own: OwnRound },
): string {
  const isPaid = own.state === 'settled' && !own.isPending;
  if (win === 0) return `${result}. ${text('noWin')}`;
  return `${result}. ${text(isPaid ? 'wonRound' : 'winOnItsWay', { amount: money(win) })}`;
}
