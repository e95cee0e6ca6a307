// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { chosenStake } from './chosenStake.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('remembers the stake of a game, and of no other', () => {
  expect(chosenStake.read('three-pages')).toBeUndefined();
  chosenStake.keep('three-pages', 20);
  expect(chosenStake.read('three-pages')).toBe(20);
  expect(chosenStake.read('amethyst')).toBeUndefined();
});

it('ignores what it cannot read, and does without storage', () => {
  sessionStorage.setItem('studio.stake', '{');
  expect(chosenStake.read('three-pages')).toBeUndefined();
  sessionStorage.setItem('studio.stake', '{"gameId":"three-pages","stake":"20"}');
  expect(chosenStake.read('three-pages')).toBeUndefined();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(() => chosenStake.keep('three-pages', 20)).not.toThrow();
});
