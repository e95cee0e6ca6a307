import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Winner } from '@baize/contracts/winners';
import { gamesByIdsQuery, useLobbyScope, type GameSummary } from '@baize/games';
import { serverNow } from '@baize/http';
import { useSite } from '@baize/session';
import { topWinnersQuery } from '@baize/wallet';
import { recentWins, varied } from './recent-wins.ts';

/** How many wins are side by side in a wide window. */
export const LINE = 3;

/** A win with its game. */
export interface WinShown {
  readonly winner: Winner;
  readonly game: GameSummary;
}

/** Names a win in a list. */
export const keyOf = ({ winner }: WinShown): string => `${winner.wonAt}${winner.gameId}`;

export type WinsKind = 'latest' | 'top';

/**
 * Returns the wins to show with their games, newest first, or the largest of the week; none of those whose game is
 * unknown here.
 * @param most how many at the most
 */
export function useWinsShown(
  winners: readonly Winner[],
  most: number,
): {
  readonly kind: WinsKind;
  /** Whether the visitor has chosen the kind; otherwise the day decides. */
  readonly isChosen: boolean;
  readonly choose: (kind: WinsKind) => void;
  readonly shown: readonly WinShown[];
  readonly isFetching: boolean;
  readonly isError: boolean;
} {
  const { currency } = useSite().market.market;
  const [chosen, choose] = useState<WinsKind | null>(null);
  const today = recentWins(winners, serverNow());
  // A quiet day shows the week's wins rather than a lonely one.
  const kind = chosen ?? (today.length < LINE ? 'top' : 'latest');
  const top = useQuery({ ...topWinnersQuery(currency), enabled: kind === 'top' });
  const recent = kind === 'top' ? varied(top.data ?? []) : today;
  const games = useQuery(gamesByIdsQuery(useLobbyScope(), [...new Set(recent.map(({ gameId }) => gameId))]));
  const shown = recent
    .flatMap((winner) => {
      const game = games.data?.find((entry) => entry.id === winner.gameId);
      return game ? [{ winner, game }] : [];
    })
    .slice(0, most);
  // Full rows, so that wide windows show no gap.
  if (shown.length > LINE) shown.length -= shown.length % LINE;
  return {
    kind,
    isChosen: chosen !== null,
    choose,
    shown,
    isFetching: top.isFetching || games.isFetching,
    isError: top.isError,
  };
}
