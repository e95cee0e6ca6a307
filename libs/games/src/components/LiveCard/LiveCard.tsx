import { createContext, useContext } from 'react';
import { useFormat, useText } from '@baize/i18n';
import type { TableNow } from '../../api/live-tables.ts';
import { GameCard, type GameCardProps } from '../GameCard/GameCard.tsx';

/** What is known of the tables that a page shows: one call for all of them. */
export const LiveTables = createContext<ReadonlyMap<string, TableNow>>(new Map());

/**
 * A live table as a tile: its studio, and who deals, its limits, and its seats or players, below the picture (B§3). These
 * have a line of their own, so that nothing changes its place when they are known.
 */
export function LiveCard(props: GameCardProps) {
  const table = useContext(LiveTables).get(props.game.id);
  return <GameCard {...props} caption={useTableWords(table) ?? ''} />;
}

/** Returns a table's state in a line; undefined if nothing is known of it. */
function useTableWords(table: TableNow | undefined): string | undefined {
  const text = useText();
  const format = useFormat();
  if (!table) return undefined;
  if (!table.open) return text('games.live.closed');
  const limits = table.betLimits[0];
  // Whole amounts without decimals: a tile is narrow, and a shortened limit would not be one.
  const amount = (wire: number, currency: string) =>
    format.number(wire, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const free = table.seats === null ? null : Math.max(0, table.seats - (table.seatsTaken ?? 0));
  const facts = [
    limits &&
      text('games.live.limits', {
        min: amount(limits.min, limits.currency),
        max: amount(limits.max, limits.currency),
      }),
    free === null
      ? // An empty table says nothing about its players: its limits and its dealer are the news.
        table.players > 0 && text('games.live.players', { count: table.players, number: format.number(table.players) })
      : free === 0
        ? text('games.live.full')
        : text('games.live.seats', { count: free, number: format.number(free) }),
    table.dealer?.name,
  ].filter(Boolean);
  if (facts.length === 0) return undefined;
  const words = facts.join(' · ');
  return table.stale ? text('games.live.stale', { words }) : words;
}
