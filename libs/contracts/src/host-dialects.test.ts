import { describe, expect, it } from 'vitest';
import {
  capabilitiesOf,
  readFromGame,
  readFromHost,
  writeToGame,
  writeToHost,
  type FromGame,
} from './host-dialects.ts';

/** The table of public facts, a row each: names of pause, resume, round start and round end; null where B§4 is used. */
const NAMES = [
  ['playngo', 'gameDisable', 'gameEnable', 'roundStarted', 'gameIdle'],
  ['relax', 'oprg_GamePause', 'oprg_GameResume', 'gprg_GameRoundStart', 'gprg_GameRoundEnd'],
  ['yggdrasil', 'game/pause', 'game/resume', 'gameRound/start', 'gameRound/end'],
] as const;
const SILENT = ['evolution', 'quickspin', 'pariplay', 'softswiss', 'novomatic', 'trifecta', 'creedroomz'];
const SPIN: FromGame = { type: 'user action', action: 'spin' };
const END: FromGame = { type: 'round end', roundId: 'r', staked: 1, won: 2, balance: 3 };

describe('the dialects of the providers', () => {
  it.each(NAMES)('%s has names of its own', (provider, pause, resume, start, end) => {
    expect(writeToGame(provider, { type: 'pause' })).toEqual({ event: pause });
    expect(writeToGame(provider, { type: 'resume' })).toEqual({ event: resume });
    expect(writeToHost(provider, SPIN)).toEqual({ event: start });
    expect(writeToHost(provider, END)).toEqual({ event: end });
  });
  it('tells a game of Play’n GO that it is over, and no other, whose dialects have no word for it', () => {
    expect(writeToGame('playngo', { type: 'end' })).toEqual({ event: 'gameEnd' });
    expect(readFromHost('playngo', { event: 'gameEnd' })).toEqual({ type: 'end' });
    for (const provider of ['relax', 'evolution', 'an-invented-studio'])
      expect(writeToGame(provider, { type: 'end' })).toBeNull();
    expect(readFromHost('relax', { event: 'gameEnd' })).toBeNull();
  });
  it('Pragmatic Play cannot resume, and says that it is left or has no money in its own words', () => {
    expect(capabilitiesOf('pragmaticplay')).toMatchObject({ pause: true, resume: false });
    expect(writeToGame('pragmaticplay', { type: 'pause' })).toMatchObject({ type: 'pause' });
    expect(writeToGame('pragmaticplay', { type: 'resume' })).toBeNull();
    expect(readFromGame('pragmaticplay', { event: 'gameQuit' })).toMatchObject({ action: 'close' });
    expect(readFromGame('pragmaticplay', { event: 'balanceTooLow' })).toMatchObject({ code: 'studio.funds' });
  });
  it.each(SILENT)('%s cannot be paused, and talks as B§4 for the rest', (provider) => {
    expect(capabilitiesOf(provider).pause).toBe(false);
    expect(writeToGame(provider, { type: 'pause' })).toBeNull();
    expect(writeToGame(provider, { type: 'resume' })).toBeNull();
    expect(writeToGame(provider, { type: 'ping' })).toEqual({ source: 'baize-host', type: 'ping' });
    expect(readFromGame(provider, writeToHost(provider, END))).toMatchObject(END);
  });
  it.each(['playngo', 'relax', 'yggdrasil', 'pragmaticplay', 'evolution', 'an-invented-studio', 'constructor'])(
    '%s: each side understands what the other can say',
    (provider) => {
      for (const type of ['pause', 'resume', 'ready', 'ping'] as const) {
        const written = writeToGame(provider, { type });
        if (written !== null) expect(readFromHost(provider, written)?.type).toBe(type);
      }
      expect(readFromGame(provider, writeToHost(provider, SPIN))).toMatchObject(SPIN);
      expect(readFromGame(provider, writeToHost(provider, END))?.type).toBe('round end');
      expect(readFromGame(provider, writeToHost(provider, { type: 'ready', rtp: 96 }))).toMatchObject({ rtp: 96 });
    },
  );
  it.each([
    null,
    'gprg_GameRoundEnd',
    { event: 1 },
    { event: 'gameIdle' },
    { event: 'x'.repeat(41) },
    { source: 'baize-game', type: 'jackpot' },
    { source: 'baize-host', type: 'pause' },
  ])('ignores %j, which is not of the dialect', (data) => {
    expect(readFromGame('relax', data)).toBeNull();
    expect(readFromHost('relax', { ...(data as object), source: 'baize-game' })).toBeNull();
  });
});
