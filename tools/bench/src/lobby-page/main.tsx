import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { GameTile } from '@baize/ui';
import { GameGrid } from '@baize/ui/GameGrid';
import { themeClass } from '../../../../brands/northlight/theme.css.ts';
import { Floor } from './Floor.tsx';
import { find, gamesOf, type BenchGame } from './games.ts';

const CUT = { '4x': [600, 600], '2xh': [600, 300], '2xv': [300, 600], '1x': [300, 300] } as const;
const nothing = () => undefined;

const Tile = memo(function Tile({ game }: { readonly game: BenchGame }) {
  const [width, height] = CUT[game.size];
  return (
    <GameTile
      fill
      size={game.size}
      title={game.name}
      href={`#${game.id}`}
      provider={game.provider}
      picture={{ src: game.picture, width, height, colour: '#334466' }}
      favourite={{ on: false, onToggle: nothing }}
    />
  );
});

/** Every tile at once: why anybody virtualises. */
const Plain = memo(function Plain({ games }: { readonly games: readonly BenchGame[] }) {
  return (
    <div className="plain" data-grid="">
      {games.map((game) => (
        <a key={game.id} data-index="" className="square" href={`#${game.id}`}>
          <img src={game.picture} width={300} height={300} alt={game.name} loading="lazy" decoding="async" />
        </a>
      ))}
    </div>
  );
});

const Ours = memo(function Ours({ games }: { readonly games: readonly BenchGame[] }) {
  const draw = useCallback((game: BenchGame) => <Tile game={game} />, []);
  return (
    <div data-grid="">
      <GameGrid label="Games" items={games} renderTile={draw} />
    </div>
  );
});
const FloorOf = memo(Floor);

/** The lobby as the site builds it: a field, and a grid that follows it one deferred step behind. */
function Lobby({ kind, games }: { readonly kind: string; readonly games: readonly BenchGame[] }) {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const shown = useMemo(() => find(games, wanted), [games, wanted]);
  const Grid = kind === 'ours' ? Ours : kind === 'floor' ? FloorOf : Plain;
  return (
    <>
      <div className="field">
        <input id="search" aria-label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </div>
      <Grid games={shown} />
    </>
  );
}

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    });
  });
let root: ReturnType<typeof createRoot> | undefined;

const bench = {
  /** From nothing to painted tiles, in milliseconds. */
  async render(kind: string, count: number): Promise<number> {
    root?.unmount();
    window.scrollTo(0, 0);
    document.documentElement.className = themeClass;
    root = createRoot(document.getElementById('root') as HTMLElement);
    const games = gamesOf(count);
    await painted();
    await painted();
    const started = performance.now();
    flushSync(() => root?.render(<Lobby kind={kind} games={games} />));
    await painted();
    const took = performance.now() - started;
    if (!document.querySelector('[data-grid] img'))
      throw new Error(`The ${kind} page painted no tile, so its time means nothing. Open it in a browser and look.`);
    return took;
  },
  nodes: () => document.querySelectorAll('[data-grid] *').length,
  /** Scrolls so many frames by so many pixels each. @returns milliseconds of each frame */
  async scroll(frames: number, step: number): Promise<number[]> {
    const took: number[] = [];
    let last = await new Promise<number>((resolve) => {
      requestAnimationFrame(resolve);
    });
    for (let frame = 0; frame < frames; frame += 1) {
      window.scrollBy(0, step);
      const now = await new Promise<number>((resolve) => {
        requestAnimationFrame(resolve);
      });
      took.push(now - last);
      last = now;
    }
    return took;
  },
  /** Starts to note how long key events take to their paint; the answer ends it. */
  keys(): () => number[] {
    const seen: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (/^(key|input|beforeinput)/.test(entry.name)) seen.push(entry.duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
    return () => {
      observer.disconnect();
      return seen;
    };
  },
};
export type LobbyBench = typeof bench;
Object.assign(window, { bench });
