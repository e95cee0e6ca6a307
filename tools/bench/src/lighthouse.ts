import lighthouse from 'lighthouse';
import { chromium, type Page } from 'playwright';
import { BROWSER_FLAGS } from '@baize/dev/browser-flags';
import { freePort } from '@baize/dev/ports';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** One request of the page, as it went over the wire. */
export interface SentFile {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
  /** Whether it was asked for before the page had loaded; later ones are preloads for the first press. */
  readonly beforeLoad: boolean;
}

/** What one run says of a page. Times in milliseconds, bytes as sent, scores of 100. */
export interface PageRun {
  readonly scores: Readonly<Record<Category, number>>;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly files: readonly SentFile[];
  /** Elements of the document once it is at rest. */
  readonly elements: number;
  /** What kept a score from 100: the audits below 1 that count, with what they say. */
  readonly faults: Readonly<Record<Category, readonly string[]>>;
  /** What is painted largest, and what took its time. */
  readonly lcpStory: string;
  readonly tasks: readonly string[];
}

interface Item {
  readonly [key: string]: unknown;
}
interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Item[] };
}

const numberOf = (audit: Audit | undefined): number => audit?.numericValue ?? Number.NaN;
const inMs = (value: unknown): string => `${Math.round(Number(value))} ms`;

/** Words of a detail, however deep: the node, its phases, the link. */
function wordsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  const { snippet, label, duration, items, text, href } = value as Item;
  const own =
    typeof snippet === 'string'
      ? [snippet]
      : typeof duration === 'number' && typeof label === 'string'
        ? [`${label} ${inMs(duration)}`]
        : typeof text === 'string' && typeof href === 'string'
          ? [`"${text}" to ${href}`]
          : [];
  return [...own, ...wordsOf(items)];
}

/** What Lighthouse says of a trace without its beginning or its pictures; it says so of any page now and then. */
const LOST_TRACE: ReadonlySet<string> = new Set([
  'NO_NAVSTART',
  'NO_FCP',
  'NO_TRACING_STARTED',
  'NO_SPEEDLINE_FRAMES',
  'NO_SCREENSHOTS',
]);

/** Signs in, in a browser that is about to be measured. The session stays, what it has fetched does not. */
export type SignIn = (page: Page) => Promise<void>;

async function prepare(port: number, url: string, signIn: SignIn): Promise<void> {
  const remote = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const context = remote.contexts()[0] ?? (await remote.newContext());
    const page = await context.newPage();
    await page.goto(url);
    await signIn(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Storage.clearDataForOrigin', {
      origin: new URL(url).origin,
      storageTypes: 'service_workers,cache_storage',
    });
    await cdp.send('Network.clearBrowserCache');
    await page.close();
  } finally {
    await remote.close();
  }
}

/**
 * Runs Lighthouse's mobile page load once, in a browser of its own: nothing is cached, nobody has consented to anything.
 * A trace that the browser lost is not a result, and is recorded again.
 * @param signIn left out: a visitor's page
 * @throws if the page did not load
 */
export async function runLighthouse(url: string, browserPath: string, signIn?: SignIn, tries = 3): Promise<PageRun> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    if (signIn) await prepare(port, url, signIn);
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: [...CATEGORIES],
      disableStorageReset: signIn !== undefined,
    });
    if (!result)
      throw new Error(
        `Lighthouse gave no result for ${url}. Open the address in a browser: it must answer while the bench runs.`,
      );
    const { lhr } = result;
    if (lhr.runtimeError && LOST_TRACE.has(lhr.runtimeError.code) && tries > 1)
      return await runLighthouse(url, browserPath, signIn, tries - 1);
    if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
    const audits = lhr.audits as unknown as Readonly<Record<string, Audit | undefined>>;
    const items = (id: string) => audits[id]?.details?.items ?? [];
    const loadedAt = Number(items('metrics')[0]?.['observedLoad'] ?? Number.NaN);
    const each = <Value>(pick: (category: Category) => Value) =>
      Object.fromEntries(CATEGORIES.map((category) => [category, pick(category)])) as Record<Category, Value>;
    return {
      scores: each((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
      fcp: numberOf(audits['first-contentful-paint']),
      lcp: numberOf(audits['largest-contentful-paint']),
      tbt: numberOf(audits['total-blocking-time']),
      cls: numberOf(audits['cumulative-layout-shift']),
      files: items('network-requests')
        .filter((item) => !String(item['url']).startsWith('data:') && (item['sessionTargetType'] ?? 'page') === 'page')
        .map((item) => ({
          url: String(item['url']),
          kind: String(item['resourceType'] ?? 'Other'),
          bytes: Number(item['transferSize'] ?? 0),
          beforeLoad: !(Number(item['networkRequestTime'] ?? 0) > loadedAt),
        })),
      elements: Number((items('dom-size-insight')[0]?.['value'] as Item | undefined)?.['value'] ?? Number.NaN),
      faults: each((category) =>
        (lhr.categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(
            ({ id }) =>
              `${audits[id]?.title ?? id}${audits[id]?.displayValue ? ` (${audits[id]?.displayValue})` : ''}${wordsOf(
                items(id),
              )
                .slice(0, 2)
                .map((words) => ` ${words}`)
                .join('')}`,
          ),
      ),
      lcpStory: wordsOf(items('lcp-breakdown-insight')).join(', '),
      tasks: items('long-tasks')
        .slice(0, 4)
        .map((item) => `${String(item['url']).replace(/^.*\//, '')} ${inMs(item['duration'])}`),
    };
  } finally {
    await browser.close();
  }
}
