// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { HistoryEntry } from '../../src/studio/wire.ts';
import { skinOf } from './art/skins.ts';
import en from './messages/en.json';
import { historyContent } from './sheets.ts';
import { textsOf } from './text.ts';

it('counts the rounds of the session in the singular and in the plural', () => {
  const round: HistoryEntry = {
    roundId: 'b59128a4-0000',
    at: '2026-11-29T11:53:34.000Z',
    stake: 100,
    win: 0,
    freeSpins: 0,
    state: 'settled',
  };
  const sum = (rounds: number) =>
    historyContent(
      {
        text: textsOf(en, 'en'),
        money: (amount) => `€${(amount / 100).toFixed(2)}`,
        tag: 'en',
        skin: skinOf('alchemy', 'Three Pages'),
        labels: { wild: '', scatter: '' },
        rtp: 96,
      },
      [round],
      { rounds, staked: 300, won: 500 },
    )[0]?.textContent;
  expect(sum(1)).toBe('This session: 1 round, net +€2.00');
  expect(sum(3)).toBe('This session: 3 rounds, net +€2.00');
});
