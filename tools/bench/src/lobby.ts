import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { build } from 'vite';
import { BROWSER_FLAGS } from '@baize/dev/browser-flags';
import { findBrowser } from '@baize/dev/find-browser';
import type { LobbyBench } from './lobby-page/main.tsx';
import { median, quantile } from './measure.ts';
import { machine, type Bench, type Row } from './report.ts';

declare global {
  interface Window {
    bench: LobbyBench;
    stopKeys: () => number[];
  }
}

const SLOWER = 4;
/** Milliseconds at a quarter of the machine's speed. The ratio beside it says what a busy machine does to the floor too. */
const KEY_GOAL = 64;
const FRAME_GOAL = 50;
const WINDOW = { width: 1280, height: 800 };
const WORD = 'copper reef';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;

interface Measured {
  readonly render: number;
  readonly nodes: number;
  readonly key: number;
  readonly frame95: number;
  readonly frameWorst: number;
  readonly dropped: number;
}

/** Builds the page as the site is built, and serves it with pictures of the lobby's measures. */
async function serve(folder: string): Promise<{ readonly address: string; readonly close: () => void }> {
  await build({
    root: join(import.meta.dirname, 'lobby-page'),
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
  const pictures = await Promise.all(
    Array.from({ length: 48 }, (_, seed) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="hsl(${seed * 37} 60% 40%)"/><circle cx="${60 + ((seed * 31) % 180)}" cy="130" r="70" fill="hsl(${seed * 37 + 150} 80% 60%)"/></svg>`,
        ),
      )
        .webp({ quality: 75 })
        .toBuffer(),
    ),
  );
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const picture = pictures[Number(/^\/tile\/(\d+)\.webp$/.exec(path)?.[1] ?? Number.NaN)];
    if (picture)
      response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'max-age=3600' }).end(picture);
    else {
      const file = join(folder, path === '/' ? 'index.html' : path);
      if (file.startsWith(folder) && existsSync(file))
        response
          .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
          .end(readFileSync(file));
      else response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

async function measure(page: Page, kind: string, count: number): Promise<Measured> {
  const render = await page.evaluate(([name, games]) => window.bench.render(name, games), [kind, count] as const);
  const nodes = await page.evaluate(() => window.bench.nodes());
  await page.evaluate(() => {
    window.stopKeys = window.bench.keys();
  });
  await page.focus('#search');
  await page.keyboard.type(WORD, { delay: 120 });
  for (let letter = 0; letter < WORD.length; letter += 1) await page.keyboard.press('Backspace', { delay: 30 });
  await page.waitForTimeout(300);
  const keys = await page.evaluate(() => window.stopKeys());
  const frames = (await page.evaluate(() => window.bench.scroll(150, 120))).sort((one, other) => one - other);
  // Events below the observer's threshold leave no entry.
  return {
    render,
    nodes,
    key: Math.max(16, ...keys),
    frame95: quantile(frames, 0.95),
    frameWorst: frames.at(-1) ?? 0,
    dropped: frames.filter((frame) => frame > 25).length / frames.length,
  };
}

/**
 * The lobby's grid in a browser at a quarter of its speed: 10,000 and 25,000 tiles of mixed sizes, drawn,
 * searched and scrolled. Floor: a virtual grid written by hand, of squares of one size without hearts or names, in the same run.
 */
export const bench: Bench = async (options) => {
  const rounds = Number(options['rounds'] ?? 5);
  const folder = mkdtempSync(join(tmpdir(), 'baize-bench-lobby-'));
  const site = await serve(folder);
  const browser = await chromium.launch({ executablePath: findBrowser().path, args: [...BROWSER_FLAGS] });
  try {
    const page = await browser.newPage({ viewport: WINDOW });
    await page.goto(site.address);
    // The first round warms caches and compilers; it is not counted.
    for (const kind of ['floor', 'ours'])
      await page.evaluate(([name]) => window.bench.render(name, 2000), [kind] as const);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const runs: Record<'floor' | 'ours' | 'ours25', Measured[]> = { floor: [], ours: [], ours25: [] };
    // In turn, so that whatever else the machine does falls on all alike.
    for (let round = 0; round < rounds; round += 1) {
      runs.floor.push(await measure(page, 'floor', 10_000));
      runs.ours.push(await measure(page, 'ours', 10_000));
      runs.ours25.push(await measure(page, 'ours', 25_000));
    }
    const plain = await page.evaluate(() => window.bench.render('plain', 10_000));
    const of = (list: readonly Measured[], pick: (measured: Measured) => number): number => median(list.map(pick));
    const rows: Row[] = [];
    const pick = {
      render: (m: Measured) => m.render,
      nodes: (m: Measured) => m.nodes,
      key: (m: Measured) => m.key,
      frame95: (m: Measured) => m.frame95,
      frameWorst: (m: Measured) => m.frameWorst,
      dropped: (m: Measured) => m.dropped,
    };
    const floorRender = of(runs.floor, pick.render);
    const tenRender = of(runs.ours, pick.render);
    rows.push({
      what: 'floor, 10,000: render',
      value: milliseconds(floorRender),
      met: null,
      data: { milliseconds: floorRender },
    });
    rows.push({
      what: 'floor, 10,000: nodes, worst key, frame p95 / worst',
      value: `${of(runs.floor, pick.nodes)}, ${milliseconds(of(runs.floor, pick.key))}, ${milliseconds(of(runs.floor, pick.frame95))} / ${milliseconds(of(runs.floor, pick.frameWorst))}`,
      met: null,
      data: {
        nodes: of(runs.floor, pick.nodes),
        key: of(runs.floor, pick.key),
        frame95: of(runs.floor, pick.frame95),
        frameWorst: of(runs.floor, pick.frameWorst),
      },
    });
    rows.push({
      what: 'all tiles at once, 10,000: render',
      value: milliseconds(plain),
      ratio: `${(plain / floorRender).toFixed(1)} of the floor`,
      met: null,
      data: { milliseconds: plain },
    });
    rows.push({
      what: '10,000: render',
      value: milliseconds(tenRender),
      ratio: `${(tenRender / floorRender).toFixed(2)} of the floor`,
      goal: '≤ 1.5',
      met: tenRender <= 1.5 * floorRender,
      data: { milliseconds: tenRender },
    });
    for (const [name, list] of [
      ['10,000', runs.ours],
      ['25,000', runs.ours25],
    ] as const) {
      if (name === '25,000') {
        const render = of(list, pick.render);
        rows.push({
          what: '25,000: render',
          value: milliseconds(render),
          ratio: `${(render / tenRender).toFixed(2)} of 10,000`,
          goal: '≤ 1.2',
          met: render <= 1.2 * tenRender,
          data: { milliseconds: render },
        });
      }
      const [nodes, key, frame95, worst, dropped] = [
        of(list, pick.nodes),
        of(list, pick.key),
        of(list, pick.frame95),
        of(list, pick.frameWorst),
        of(list, pick.dropped),
      ];
      rows.push({
        what: `${name}: DOM nodes`,
        value: String(nodes),
        goal: '≤ 300',
        met: nodes <= 300,
        data: { nodes },
      });
      rows.push({
        what: `${name}: worst key event of a search`,
        value: milliseconds(key),
        ratio: `${(key / of(runs.floor, pick.key)).toFixed(2)} of the floor`,
        goal: `≤ ${milliseconds(KEY_GOAL)}`,
        met: key <= KEY_GOAL,
        data: { milliseconds: key },
      });
      rows.push({
        what: `${name}: scroll frame p95 / worst`,
        value: `${milliseconds(frame95)} / ${milliseconds(worst)}`,
        ratio: `${(frame95 / of(runs.floor, pick.frame95)).toFixed(2)} of the floor`,
        goal: `none over ${milliseconds(FRAME_GOAL)}`,
        met: worst <= FRAME_GOAL,
        data: { frame95, worst, dropped },
      });
    }
    return {
      name: 'lobby',
      machine: machine(),
      notes: [
        `Chromium ${browser.version()} at ${SLOWER} × slow-down, ${WINDOW.width} × ${WINDOW.height}; medians of ${rounds} rounds, floor and grid in turn.`,
        `Search: "${WORD}" typed and taken back; scroll: 150 frames of 120 px.`,
      ],
      rows,
    };
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
