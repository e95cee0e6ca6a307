import type { TournamentPrize, TournamentSummary } from '@baize/contracts/tournament';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { unbroken } from '@baize/i18n/unbroken';
import type { BoxWords } from '../api/boxes.ts';

const HOURS_A_DAY = 24;

/** Returns how tournaments are put into words. */
export function useTournamentWords() {
  const text = useText('tournaments');
  const format = useFormat();
  const money = (amount: number, currency: string) => format.money(hundredthsOf(amount), currency);
  return {
    money,
    /** 12.5× or 1,240. */
    points: (points: number, { scoring }: Pick<TournamentSummary, 'scoring'>): string => {
      const number = format.number(points, { maximumFractionDigits: 2 });
      return scoring === 'BEST_MULTIPLE' ? text('tournaments.multiple', { number }) : number;
    },
    /** An editor's prize, which may have any number of places, as money; null for readers of another currency. */
    boxPrize: (box: BoxWords | undefined, { currencySymbol, currencyCode }: TournamentSummary): string | null =>
      box?.prize?.currencySymbol === currencySymbol
        ? format.money(Math.round(box.prize.amount * 100), currencyCode)
        : null,
    /** €500 in prizes, 50 free spins. */
    totals: ({ prize, prizeSpins, currencyCode }: TournamentSummary): readonly string[] => [
      ...(prize > 0 ? [text('tournaments.total.money', { amount: money(prize, currencyCode) })] : []),
      ...(prizeSpins > 0 ? [text('tournaments.total.spins', { count: prizeSpins })] : []),
    ],
    when: ({ startsAt, endsAt }: Pick<TournamentSummary, 'startsAt' | 'endsAt'>): string =>
      text('tournaments.when', { from: unbroken(format.dateTime(startsAt)), to: unbroken(format.dateTime(endsAt)) }),
    places: ({ from, to }: Pick<TournamentPrize, 'from' | 'to'>): string =>
      from === to ? format.number(from) : text('tournaments.places', { from, to }),
    prize: ({ kind, amount, spins, gameTitle }: TournamentPrize, currency: string): string =>
      kind === 'MONEY'
        ? text('tournaments.prize.money', { amount: money(amount, currency) })
        : text(gameTitle === null ? 'tournaments.prize.spins' : 'tournaments.prize.spinsIn', {
            count: spins ?? 0,
            amount: money(amount, currency),
            game: gameTitle ?? '',
          }),
    conditions: ({ wrMultiplier, validHours }: TournamentPrize): string =>
      [
        wrMultiplier === 0
          ? text('tournaments.prize.noWagering')
          : text('tournaments.prize.wagering', { times: wrMultiplier }),
        // Whole days as days; anything else in hours, which promise neither more nor less.
        validHours % HOURS_A_DAY === 0
          ? text('tournaments.prize.days', { count: validHours / HOURS_A_DAY })
          : text('tournaments.prize.hours', { count: validHours }),
      ].join(' '),
  };
}
