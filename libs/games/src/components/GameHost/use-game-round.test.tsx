import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAME_MESSAGE_SOURCE, type GameMessage } from '@baize/contracts/host-messages';
import { LONGEST_ROUND_MS, useGameRound } from './use-game-round.ts';

const source = GAME_MESSAGE_SOURCE;
const SPIN: GameMessage = { source, type: 'user action', action: 'spin' };
const END: GameMessage = { source, type: 'round end', roundId: 'r', staked: 1, won: 5, balance: 104 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const follow = () => {
  const { result } = renderHook(() => useGameRound());
  return {
    hear: (message: GameMessage) => act(() => result.current.hear(message)),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    isRunning: () => result.current.isRunning,
  };
};

it('runs from the press until the game has shown the result', () => {
  const round = follow();
  expect(round.isRunning()).toBe(false);
  round.hear(SPIN);
  round.hear({ source, type: 'pong' });
  round.hear({ source, type: 'user action', action: 'history' });
  expect(round.isRunning()).toBe(true);
  round.hear(END);
  expect(round.isRunning()).toBe(false);
});

it.each([
  { source, type: 'warning', code: 'studio.funds', message: 'Not enough money.' },
  { source, type: 'paused' },
  { source, type: 'ready' },
] as const)('ends where the game says that there is no result: $type', (message) => {
  const round = follow();
  round.hear(SPIN);
  round.hear(message);
  expect(round.isRunning()).toBe(false);
});

it('ends after a minute, counted from the latest press, if the game falls silent', () => {
  const round = follow();
  round.hear(SPIN);
  round.pass(LONGEST_ROUND_MS - 1);
  round.hear(END);
  round.hear(SPIN);
  round.pass(LONGEST_ROUND_MS - 1);
  expect(round.isRunning()).toBe(true);
  round.pass(1);
  expect(round.isRunning()).toBe(false);
});
