import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { parseLocalePair, resolveLocalePath, translationLocale, type BrandConfig, type LocalePair } from '@baize/brand';
import { BROWSER_FLAGS } from '@baize/dev/browser-flags';
import { compressFolder } from '@baize/site-build/compress';
import { readBrandInputs, takeSnapshot } from '@baize/release/inputs';
import { makeRelease } from '@baize/release/make';
import { MANIFEST_FILE, readManifest, recordFiles } from '@baize/release/manifest';
import { listBrands, readBrandConfig } from '@baize/site-build/brand-config';
import { CONTENTS_FILE, type Contents } from '@baize/site-build/contents';
import { composeMessages } from '@baize/site-build/messages';
import { runNx } from '@baize/workspace/nx';
import { freePort } from '@baize/dev/ports';
import { createPreview } from '@baize/dev/preview';
import { addressesOf, startServices } from '@baize/dev/stack';
import { Supervisor } from '@baize/dev/supervise';
import { findBrowser } from '@baize/dev/find-browser';
import { CATEGORIES, runLighthouse, type Category, type PageRun, type SentFile, type SignIn } from './lighthouse.ts';
import { median } from './measure.ts';
import { machine, type Bench, type Row } from './report.ts';
import { signInWith, visitRows, type Visited } from './site-visits.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Goals of a public page before the visitor does anything (issue of the page script; `goals.md`). */
const SCRIPT_KIB = 12;
const FCP_RATIO = 0.7;
const TBT_MS = 30;
const CLS = 0.005;
const HOME_REQUESTS = 20;
const HOME_IMAGES = 10;
const HOME_IMAGE_KIB = 160;
/** A player's home page, which needs the app at once. */
const PLAYER = { js: 1.9, lcp: 1.5, tbt: 200 };
/** Phone of the check before anything is measured. */
const WINDOW = { width: 412, height: 823 };
/** Public pages by the names of the flag `--pages`: path under the pair, what must be on it, and its own goals. */
const PAGES: Readonly<
  Record<
    string,
    { readonly path: string; readonly shows: string; readonly lcpRatio: number; readonly elements?: number }
  >
> = {
  home: { path: '', shows: 'main a[href*="/play/"] img', lcpRatio: 1.1, elements: 1000 },
  lobby: { path: 'online-casino', shows: 'main a[href*="/play/"] img', lcpRatio: 1.25, elements: 1200 },
  promotions: { path: 'promotions', shows: 'main a[href*="/promotions/"]', lcpRatio: 1.1 },
  static: { path: 'responsible-gambling', shows: 'main h2', lcpRatio: 1 },
};

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
const weight = (files: readonly SentFile[], kind: string): number =>
  files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);

/** Requests by kind, most first. */
function kinds(files: readonly SentFile[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { kind } of files) counts[kind] = (counts[kind] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a));
}

/** A page that is measured: a release, and the address in it. */
interface Subject {
  readonly name: string;
  readonly brand: string | null;
  readonly page: string;
  readonly release: string;
  readonly path: string;
  readonly shows: string;
  readonly runs: PageRun[];
  /** Set for a player's page. */
  readonly signIn?: SignIn;
}

/**
 * Builds the floor with the Vite and the settings of the site, and lays it into a folder of the same shape as a release,
 * so that the same server sends it with the same headers and the same compression.
 */
async function buildFloor(folder: string, like: string, pair: LocalePair): Promise<string> {
  const release = join(folder, 'floor');
  await build({
    root: join(import.meta.dirname, 'site-floor'),
    configFile: false,
    logLevel: 'error',
    base: '/',
    plugins: [react({ compiler: true })],
    build: {
      outDir: release,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
  mkdirSync(join(release, pair));
  renameSync(join(release, 'index.html'), join(release, pair, 'index.html'));
  await compressFolder(release, join(folder, 'compressed'));
  const manifest = readManifest(like);
  const page = `${pair}/index.html`;
  // It names a file that the floor does not have.
  const { 'speculation-rules': _ahead, ...common } = manifest.headers.common;
  const floor = {
    ...manifest,
    pair,
    pairs: [pair],
    routes: { '': page },
    shell: page,
    records: {},
    files: recordFiles(release),
    headers: { ...manifest.headers, common, pages: {} },
  };
  writeFileSync(join(release, MANIFEST_FILE), JSON.stringify(floor));
  return release;
}

/**
 * Opens a page as a phone does and waits for what makes it that page; pictures of the first screen are drawn by it too.
 * @throws saying what was not there, or what the page complained of: what does not work would be fastest
 */
async function checkPage(url: string, shows: string, browserPath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: browserPath, args: [...BROWSER_FLAGS] });
  try {
    const page = await browser.newPage({ viewport: WINDOW, isMobile: true, hasTouch: true });
    const complaints: string[] = [];
    page.on('pageerror', (fault) => complaints.push(fault.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor({ state: 'attached', timeout: 20_000 });
    await page.locator(shows).first().waitFor({ state: 'attached', timeout: 20_000 });
    await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
    const unpainted = await page.evaluate(() =>
      [...document.images]
        .filter((image) => {
          const { top, left, width } = image.getBoundingClientRect();
          const isInWindow = width > 0 && top < innerHeight && left < innerWidth;
          return isInWindow && image.complete && image.naturalWidth === 0;
        })
        .map((image) => image.currentSrc || (image.dataset['src'] ?? '')),
    );
    if (unpainted.length > 0) complaints.push(`pictures of the first screen are broken: ${unpainted.join(', ')}`);
    if (complaints.length > 0) throw new Error(complaints.join('; '));
  } catch (error) {
    throw new Error(
      `${url} does not show what it should, so measuring it would mean nothing: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  } finally {
    await browser.close();
  }
}

/** The heaviest modules of the scripts that a page has fetched, by what the build says of its chunks. */
function heaviest(brand: string, files: readonly SentFile[]): string {
  const file = join(ROOT, 'dist/brands', brand, CONTENTS_FILE);
  if (!existsSync(file)) return '';
  const { chunks } = JSON.parse(readFileSync(file, 'utf8')) as Contents;
  const packages = new Map<string, number>();
  for (const { url } of files) {
    for (const { module, bytes } of chunks[new URL(url).pathname.slice(1)] ?? []) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? module.split('/').slice(0, 2).join('/');
      packages.set(name, (packages.get(name) ?? 0) + bytes);
    }
  }
  return [...packages]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 8)
    .map(([name, bytes]) => `${name} ${kib(bytes)}`)
    .join(', ');
}

/** The scripts themselves, largest first. */
const largest = (files: readonly SentFile[], kind: string): string =>
  files
    .filter((file) => file.kind === kind)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 6)
    .map(({ url, bytes }) => `${basename(new URL(url).pathname)} ${kib(bytes)}`)
    .join(', ');

function rowsOf(subject: Subject, floor: Subject | undefined): readonly Row[] {
  const { name, runs } = subject;
  const of = (pick: (run: PageRun) => number) => median(runs.map(pick));
  const against = (pick: (run: PageRun) => number) =>
    floor === undefined ? Number.NaN : of(pick) / median(floor.runs.map(pick));
  const last = runs.at(-1);
  // What is preloaded for the first press, once the page has loaded, is none of its weight.
  const before = ({ files }: PageRun) => files.filter(({ beforeLoad }) => beforeLoad);
  const files = last === undefined ? [] : before(last);
  const [js, requests, images, imageBytes, fcp, lcp, tbt, cls, elements] = [
    of((run) => weight(before(run), 'Script')),
    of((run) => before(run).length),
    of((run) => before(run).filter(({ kind }) => kind === 'Image').length),
    of((run) => weight(before(run), 'Image')),
    of((run) => run.fcp),
    of((run) => run.lcp),
    of((run) => run.tbt),
    of((run) => run.cls),
    of((run) => run.elements),
  ];
  const score = (category: Category) => of((run) => run.scores[category]);
  const scores = CATEGORIES.map((category) => `${score(category)}`).join(' / ');
  if (floor === undefined) {
    const told = (what: string, value: string, data: Row['data']): Row => ({
      what: `${name}: ${what}`,
      value,
      met: null,
      data,
    });
    return [
      told('script, requests', `${kib(js)}, ${requests}`, { js, requests }),
      told(
        'FCP, LCP, TBT, CLS',
        `${milliseconds(fcp)}, ${milliseconds(lcp)}, ${milliseconds(tbt)}, ${cls.toFixed(3)}`,
        {
          fcp,
          lcp,
          tbt,
          cls,
        },
      ),
      told('Lighthouse', scores, Object.fromEntries(CATEGORIES.map((category) => [category, score(category)]))),
    ];
  }
  const [jsRatio, goals] = [against((run) => weight(run.files, 'Script')), PAGES[subject.page]];
  const [fcpRatio, lcpRatio] = [against((run) => run.fcp), against((run) => run.lcp)];
  const row = (
    what: string,
    value: string,
    goal: string,
    met: boolean,
    data: Row['data'],
    because: string,
    ratio?: string,
  ): Row => ({
    what: `${name}: ${what}`,
    value,
    goal,
    met,
    data,
    ...(ratio === undefined ? {} : { ratio }),
    ...(met ? {} : { because }),
  });
  const isHome = subject.page === 'home';
  if (subject.signIn)
    return [
      row(
        'script',
        kib(of((run) => weight(run.files, 'Script'))),
        `≤ ${PLAYER.js} of the floor`,
        jsRatio <= PLAYER.js,
        { ratio: jsRatio },
        `modules before compression: ${heaviest(subject.brand ?? '', last?.files ?? [])}`,
        jsRatio.toFixed(2),
      ),
      row(
        'LCP',
        milliseconds(lcp),
        `≤ ${PLAYER.lcp} of the floor`,
        lcpRatio <= PLAYER.lcp,
        { milliseconds: lcp, ratio: lcpRatio },
        `painted largest: ${last?.lcpStory || 'not told'}`,
        lcpRatio.toFixed(2),
      ),
      row(
        'TBT',
        milliseconds(tbt),
        `≤ ${PLAYER.tbt} ms`,
        tbt <= PLAYER.tbt,
        { milliseconds: tbt },
        `longest tasks: ${last?.tasks.join(', ') ?? ''}`,
      ),
    ];
  return [
    row(
      'script before interaction',
      kib(js),
      `≤ ${SCRIPT_KIB} KiB`,
      js <= SCRIPT_KIB * 1024,
      { bytes: js, ratio: against((run) => weight(before(run), 'Script')) },
      `files: ${largest(files, 'Script')}; modules before compression: ${heaviest(subject.brand ?? '', files)}`,
    ),
    row(
      'FCP',
      milliseconds(fcp),
      `≤ ${FCP_RATIO} of the floor`,
      fcpRatio <= FCP_RATIO,
      { milliseconds: fcp, ratio: fcpRatio },
      `the page itself weighs ${kib(weight(files, 'Document'))}`,
      fcpRatio.toFixed(2),
    ),
    row(
      'LCP',
      milliseconds(lcp),
      `≤ ${goals?.lcpRatio ?? 1} of the floor`,
      lcpRatio <= (goals?.lcpRatio ?? 1),
      { milliseconds: lcp, ratio: lcpRatio },
      `painted largest: ${last?.lcpStory || 'not told'}; largest pictures: ${largest(files, 'Image')}`,
      lcpRatio.toFixed(2),
    ),
    row(
      'TBT',
      milliseconds(tbt),
      `≤ ${TBT_MS} ms`,
      tbt <= TBT_MS,
      { milliseconds: tbt },
      `longest tasks: ${last?.tasks.join(', ') ?? ''}`,
    ),
    row(
      'CLS',
      cls.toFixed(4),
      `≤ ${CLS}`,
      cls <= CLS,
      { shift: cls },
      (last?.faults.performance ?? []).filter((fault) => /shift/i.test(fault)).join('; ') || 'see the JSON',
    ),
    row(
      'Lighthouse',
      scores,
      '100 four times',
      CATEGORIES.every((category) => score(category) === 100),
      Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])),
      CATEGORIES.filter((category) => score(category) < 100)
        .map((category) => `${category}: ${(last?.faults[category] ?? []).join('; ')}`)
        .join(' | '),
    ),
    {
      what: `${name}: requests, pictures, elements`,
      value: `${requests}, ${images} (${kib(imageBytes)}), ${elements}`,
      goal: isHome
        ? `≤ ${HOME_REQUESTS}, ≤ ${HOME_IMAGES} (${HOME_IMAGE_KIB} KiB), ≤ ${goals?.elements ?? ''}`
        : goals?.elements === undefined
          ? undefined
          : `elements ≤ ${goals.elements}`,
      met:
        elements <= (goals?.elements ?? Number.POSITIVE_INFINITY) &&
        (!isHome || (requests <= HOME_REQUESTS && images <= HOME_IMAGES && imageBytes <= HOME_IMAGE_KIB * 1024)),
      data: { requests, images, imageBytes, elements, ...kinds(files) },
      because: `largest pictures: ${largest(files, 'Image')}`,
    },
  ];
}

/**
 * Released pages of every brand against a floor of React and its router, in one run, by one server with one compression:
 * Lighthouse's phone, medians, floor and pages in turn.
 * Flags: `--brand` (one instead of all), `--market` (each brand's default pair), `--runs` (5), `--pages home,lobby,promotions,static` (all four), `--parts load,player,visits` (all three), `--no-build`.
 */
export const bench: Bench = async (options) => {
  const runs = Number(options['runs'] ?? 5);
  const brands = options['brand']?.split(',') ?? listBrands(ROOT);
  const parts = new Set((options['parts'] ?? 'load,player,visits').split(','));
  const pages = parts.has('load') ? (options['pages'] ?? Object.keys(PAGES).join(',')).split(',') : [];
  const unknown = pages.find((page) => !(page in PAGES));
  if (unknown !== undefined)
    throw new Error(`There is no page "${unknown}" to measure. Pages: ${Object.keys(PAGES).join(', ')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'baize-bench-site-'));
  const host = '127.0.0.1';
  const ports = {
    site: await freePort(),
    api: await freePort(),
    sandbox: await freePort(),
    operator: await freePort(),
  };
  const addresses = addressesOf({ ports });
  const supervisor = new Supervisor();
  const browserPath = findBrowser().path;
  const say = (line: string) => console.info(line);
  try {
    if (options['no-build'] === undefined) {
      say(`Building ${brands.join(', ')} and the sandbox; what has not changed comes from the cache …`);
      await runNx(ROOT, [
        'run-many',
        '-t',
        'build',
        '-p',
        [...brands, '@baize/sandbox'].join(','),
        '--outputStyle=static',
        '--parallel=2',
      ]);
    }
    const subjects: Subject[] = [];
    const visits: { readonly subject: Subject; readonly visited: Visited }[] = [];
    const snapshot = await takeSnapshot(process.env);
    for (const id of brands) {
      const config: BrandConfig = await readBrandConfig(ROOT, id);
      const asked = options['market'] === undefined ? null : parseLocalePair(options['market']);
      const pair = asked !== null && config.pairs.includes(asked) ? asked : resolveLocalePath('/', config.pairs).pair;
      const inputs = await readBrandInputs(ROOT, id, process.env, snapshot, {
        origin: addresses.site,
        sandbox: addresses.sandbox,
      });
      const { directory: release } = await makeRelease(inputs, pair, join(folder, 'releases', id, pair), snapshot);
      if (subjects.length === 0)
        subjects.push({
          name: 'floor',
          brand: null,
          page: 'home',
          release: await buildFloor(folder, release, pair),
          path: `/${pair}`,
          shows: 'main p',
          runs: [],
        });
      for (const page of pages)
        subjects.push({
          name: `${id} ${pair}${page === 'home' ? '' : `, ${page}`}`,
          brand: id,
          page,
          release,
          path: `/${pair}${PAGES[page]?.path ? `/${PAGES[page].path}` : ''}`,
          shows: PAGES[page]?.shows ?? 'h1',
          runs: [],
        });
      const words = composeMessages(ROOT, id, translationLocale(pair), 'default');
      const visited: Visited = {
        name: `${id} ${pair}`,
        home: `${addresses.site}/${pair}`,
        lobby: `${addresses.site}/${pair}/online-casino`,
        logIn: words['site.header.logIn'] ?? '',
        refuse: words['site.cookies.refuseAll'] ?? '',
      };
      const home = { brand: id, page: 'home', release, path: `/${pair}`, shows: 'h1', runs: [] };
      if (parts.has('player'))
        subjects.push({ ...home, name: `${id} ${pair}, a player's home`, signIn: signInWith(visited) });
      if (parts.has('visits')) visits.push({ subject: { ...home, name: visited.name }, visited });
    }
    say('Starting the API and the sandbox …');
    await startServices(
      ROOT,
      {
        brand: brands[0] ?? '',
        others: brands.slice(1).map((brand) => ({ brand, port: ports.site })),
        pair: null,
        pairs: null,
        build: false,
        dataDir: folder,
        host,
        ports,
        echo: false,
      },
      supervisor,
      say,
    );
    /** One address for all in turn: the same server, the same origin, one page at a time. */
    const served = async <Value>(subject: Subject, use: (url: string) => Promise<Value>): Promise<Value> => {
      const preview = await createPreview({ releases: [subject.release], apiUrl: addresses.api });
      await preview.listen({ host: 'localhost', port: ports.site });
      try {
        return await use(`${addresses.site}${subject.path}`);
      } finally {
        await preview.close();
      }
    };
    for (const subject of subjects) await served(subject, (url) => checkPage(url, subject.shows, browserPath));
    say(`Every page shows what it should. Measuring ${subjects.length} pages ${runs} times …`);
    for (let round = 0; round < runs; round += 1) {
      for (const subject of subjects)
        subject.runs.push(await served(subject, (url) => runLighthouse(url, browserPath, subject.signIn)));
      say(`  round ${round + 1} of ${runs}`);
    }
    const [floor, ...measured] = subjects;
    if (!floor) throw new Error('No brand was named, so there is nothing to measure. Leave --brand out for all.');
    const rows = [...rowsOf(floor, undefined), ...measured.flatMap((subject) => rowsOf(subject, floor))];
    for (const { subject, visited } of visits) {
      say(`  visits of ${visited.name}`);
      rows.push(...(await served(subject, () => visitRows(visited, browserPath, Math.min(runs, 3)))));
    }
    cpSync(join(folder, 'logs'), join(ROOT, 'dist/bench/site-logs'), { recursive: true });
    return {
      name: 'site',
      machine: machine(),
      notes: [
        `Lighthouse's mobile settings in ${basename(browserPath)}; medians of ${runs} runs, floor and pages in turn, each in a browser of its own.`,
        'Bytes are as sent (Brotli, headers included), of everything that the page fetches by itself until it has loaded.',
        'Lighthouse: performance / accessibility / best practices / SEO.',
      ],
      rows,
    };
  } finally {
    await supervisor.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
