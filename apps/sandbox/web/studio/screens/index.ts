import type { PlayLabel } from '../Hud.ts';
import type { GameScreen, ScreenParts } from './GameScreen.ts';

/** Each kind's screen is fetched when it is opened. A kind that nobody knows is played as a slot, as its server does. */
const SCREENS: Readonly<Record<string, (parts: ScreenParts) => Promise<GameScreen>>> = {
  waysSlots: async (parts) => {
    const [{ SlotScreen }, { WAYS_MODEL }] = await Promise.all([
      import('./SlotScreen.ts'),
      import('../../../src/studio/model/ways.ts'),
    ]);
    return new SlotScreen(WAYS_MODEL, parts);
  },
  holdSlots: async (parts) => {
    const [{ SlotScreen }, { HOLD_MODEL }] = await Promise.all([
      import('./SlotScreen.ts'),
      import('../../../src/studio/model/hold.ts'),
    ]);
    return new SlotScreen(HOLD_MODEL, parts);
  },
  roulette: async (parts) => new (await import('./LayoutScreen.ts')).LayoutScreen('roulette', parts),
  baccarat: async (parts) => new (await import('./LayoutScreen.ts')).LayoutScreen('baccarat', parts),
  blackjack: async (parts) => new (await import('./BlackjackScreen.ts')).BlackjackScreen(parts),
  poker: async (parts) => new (await import('./PokerScreen.ts')).PokerScreen(parts),
  videoPoker: async (parts) => new (await import('./DrawScreen.ts')).DrawScreen(parts),
  scratch: async (parts) => new (await import('./ScratchScreen.ts')).ScratchScreen(parts),
  instant: async (parts) => new (await import('./InstantScreen.ts')).InstantScreen(parts),
};

export async function openScreen(kind: string, parts: ScreenParts): Promise<GameScreen> {
  const open = Object.hasOwn(SCREENS, kind) ? SCREENS[kind] : undefined;
  if (open) return open(parts);
  const [{ SlotScreen }, { LINES_MODEL }] = await Promise.all([
    import('./SlotScreen.ts'),
    import('../../../src/studio/model/lines.ts'),
  ]);
  return new SlotScreen(LINES_MODEL, parts);
}

/** What the round button does, by kind; without an entry it spins. */
export const PLAY_LABELS: Readonly<Record<string, PlayLabel>> = {
  baccarat: 'deal',
  blackjack: 'deal',
  poker: 'deal',
  videoPoker: 'deal',
  scratch: 'buyCard',
  instant: 'start',
};
