import type { OwnTournament } from '@baize/contracts/tournament';
import { toWire } from '@baize/kernel';
import type { Entry } from '../repository/entries.ts';

/** Returns an entry as its player sees it. @param place of the ranking, until the prizes are given */
export function wireOwn(entry: Entry, place: number | null): OwnTournament {
  return {
    enteredAt: entry.enteredAt.toISOString(),
    place: entry.place ?? place,
    points: toWire(entry.score),
    rounds: entry.rounds,
    hasPrize: entry.campaignId !== null,
  };
}
