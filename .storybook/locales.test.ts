/// <reference types="vite/client" />
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { contentLocale, TRANSLATION_LOCALES, type TranslationLocale } from '@baize/brand';
import { messagesOf, readAloud } from '@baize/testing';
import { locales } from './brands.ts';
import preview from './preview.tsx';
import { storyFaults, watchConsole } from './story-faults.ts';

/**
 * Tests that the locale toolbar works on every screen: one story of each is shown, then re-rendered with some locales of
 * the toolbar, as Storybook does when someone chooses one.
 */
type StoryModule = Parameters<typeof composeStories>[0];
type Words = Readonly<Record<string, string>>;

/** Every screen of a domain and every page of the site; a new one is included automatically. */
const modules = import.meta.glob<StoryModule>([
  '../libs/*/src/screens/*/*.stories.tsx',
  '../libs/auth/src/components/ResetPassword/*.stories.tsx',
  '../apps/site/src/{closed,pages,problem}/**/*.stories.tsx',
]);
/** The stories that show most of a screen where none is called `Filled`; several where a file has several screens. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  AcceptTerms: ['NewTerms'],
  ClosedAccount: ['ByThePlayer'],
  Deposit: ['Form'],
  GamblingLimits: ['SomeSet'],
  Home: ['Player'],
  Inbox: ['Words', 'Happenings'],
  LeaveRound: ['Question'],
  PayAndPlay: ['Amount', 'SignUpForm'],
  Play: ['ForMoney'],
  Privacy: ['EveryObstacle'],
  Problem: ['Unauthorised', 'Oops'],
  Promotion: ['WithABonus'],
  ResetPassword: ['CodeSent'],
  Rewards: ['NothingWaits', 'NothingRuns', 'NoCodes'],
  Screens: ['Banking', 'Maintenance'],
  SendFromPhone: ['Warning'],
  SignUp: ['Details'],
  SignUpCallback: ['HandedOver'],
  Sportsbook: ['Closed'],
  Tournament: ['Entered', 'Won'],
  Tournaments: ['All'],
  Verification: ['Asked'],
  Withdraw: ['Form'],
};

/** What React Aria says itself: it has no Filipino for the hidden button that closes a dialog. */
const OF_LIBRARIES: Readonly<Record<string, readonly string[]>> = { tl: ['Dismiss'] };

/** Storybook's context of the story on the screen: it holds what another choice in the toolbar renders again. */
interface Context {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly unboundStoryFn: unknown;
}
let context: Context | undefined;

const { renderToCanvas } = setProjectAnnotations([
  preview,
  {
    initialGlobals: { motion: 'reduced' },
    beforeEach: (opened) => {
      context = opened as unknown as Context;
    },
  },
]) as unknown as {
  readonly renderToCanvas: (render: unknown, canvas: HTMLElement) => Promise<() => Promise<void>>;
};

interface Runnable {
  readonly run: (context: { readonly canvasElement: HTMLElement }) => Promise<void>;
}

/** Chooses a locale in the toolbar: Storybook renders the story again where it stands. */
async function chooseLocale(canvas: HTMLElement, locale: string): Promise<() => Promise<void>> {
  if (!context) throw new Error('No story is open.');
  const { id, unboundStoryFn, globals } = context;
  const fail = (error: unknown) => {
    throw error;
  };
  return renderToCanvas(
    {
      id,
      unboundStoryFn,
      storyContext: { ...context, globals: { ...globals, locale } },
      forceRemount: false,
      showMain: () => undefined,
      showError: fail,
      showException: fail,
    },
    canvas,
  );
}

const QUIET_MS = 30;
const LATEST_MS = 5000;
/** A busy machine may take long to load what a screen shows; only what hangs takes this long. */
const LATEST_LOADED_MS = 60_000;
/** Waits until the page shows no skeleton and does not change any more; some pages never stand still. */
async function settle(): Promise<void> {
  const begun = performance.now();
  let changed = begun;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const isLoading = () =>
    [...document.querySelectorAll('[aria-busy="true"]')].some((element) => element.checkVisibility());
  const mayWait = () => {
    const now = performance.now();
    return isLoading() ? now - begun < LATEST_LOADED_MS : now - changed <= QUIET_MS && now - begun < LATEST_MS;
  };
  while (mayWait()) await new Promise((next) => setTimeout(next, 10));
  observer.disconnect();
}

const wordsOf = (locale: TranslationLocale): Words => Object.assign({}, ...Object.values(messagesOf(locale))) as Words;

/** Returns whether a text consists of these parts in order, with a value between any two. */
function isFilled(shown: string, [first = '', ...parts]: readonly string[]): boolean {
  if (!shown.startsWith(first)) return false;
  let from = first.length;
  return parts.every((part, index) => {
    const at = index === parts.length - 1 ? shown.length - part.length : shown.indexOf(part, from);
    const isValue = at > from && shown.endsWith(part, at + part.length) && /[\p{L}\p{N}]/u.test(shown.slice(from, at));
    from = at + part.length;
    return isValue;
  });
}

/** Returns a function that finds the keys of the messages that a text on the screen can come from. */
function finder(words: Words): (shown: string) => readonly string[] {
  const whole = new Map<string, string[]>();
  const filled: (readonly [key: string, parts: readonly string[]])[] = [];
  for (const [key, text] of Object.entries(words)) {
    const parts = text.split(/\{\w+\}/);
    if (parts.length === 1) whole.set(text, [...(whole.get(text) ?? []), key]);
    // A text of little else than values would be found in every other.
    else if (/\p{L}{4}/u.test(parts.join(' '))) filled.push([key, parts]);
  }
  const known = new Map<string, readonly string[]>();
  return (shown) => {
    const keys =
      known.get(shown) ?? whole.get(shown) ?? filled.flatMap(([key, parts]) => (isFilled(shown, parts) ? [key] : []));
    known.set(shown, keys);
    return keys;
  };
}

const english = wordsOf('en');
const findEnglish = finder(english);
const own = new Map(
  TRANSLATION_LOCALES.map((locale) => {
    const words = wordsOf(locale);
    return [locale, { words, find: finder(words) }] as const;
  }),
);
const KEY = new RegExp(
  `(?<![\\p{L}\\w@/.-])(?:${[...new Set(Object.keys(english).map((key) => key.split('.')[0]))].join('|')})\\.[a-zA-Z][\\w.-]*`,
  'u',
);

/** Returns what is wrong with the words on the screen in a locale. */
function wordFaults(locale: TranslationLocale): readonly string[] {
  const { words = {}, find = () => [] } = own.get(locale) ?? {};
  const shown = new Set(readAloud(document.body).map(({ text }) => text.trim()));
  for (const text of [...data, ...(OF_LIBRARIES[locale] ?? [])]) shown.delete(text);
  const isOwn = (key: string) => words[key] !== english[key];
  return [
    ...(document.documentElement.lang === locales[locale]
      ? []
      : [`the page is marked as ${document.documentElement.lang}`]),
    ...[...shown].flatMap((text) => {
      const key = KEY.exec(text)?.[0];
      if (key !== undefined) return [`shows the key ${key}`];
      const keys = findEnglish(text);
      return keys.length > 0 && keys.every(isOwn) && find(text).length === 0
        ? [`shows the English “${text}” of ${keys.join(', ')}`]
        : [];
    }),
    // A page in a third language passes the other checks.
    ...(contentLocale(locale) === 'en' || [...shown].some((text) => find(text).some(isOwn))
      ? []
      : ['shows no text of its own']),
  ];
}

/** What the story's services answer stays in their own words, in every locale. */
const data = new Set<string>();
const bodies = new Set<string>();
const bodyOf = Response.prototype.text;
Response.prototype.text = async function text() {
  const body = await bodyOf.call(this);
  if (!bodies.has(body))
    for (const [quoted] of body.matchAll(/"(?:[^"\\]|\\.)*"/g)) data.add((JSON.parse(quoted) as string).trim());
  bodies.add(body);
  return body;
};
Response.prototype.json = async function json() {
  return JSON.parse(await this.text()) as unknown;
};

/** The toolbar's locales, as Storybook offers them. */
const choices: readonly TranslationLocale[] = (
  preview.globalTypes?.['locale']?.toolbar as { readonly items: readonly TranslationLocale[] }
).items;

/**
 * How many locales a screen is shown in. A screen that ignores the toolbar does so in any of them, and the doctor compares
 * the texts of all; the screens take turns, so that each locale is shown by several.
 */
const LOCALES_OF_A_SCREEN = 4;
const screens = Object.entries(modules).map(([path, load], index) => ({
  /** The domain that owns the screen; none for the pages of the site, which show several domains. */
  domain: /^\.\.\/libs\/([\w-]+)\//.exec(path)?.[1] ?? null,
  screen: /([\w-]+)\.stories/.exec(path)?.[1] ?? path,
  load,
  shownIn: Array.from({ length: LOCALES_OF_A_SCREEN }, (_, turn) => {
    const locale = choices[(index * LOCALES_OF_A_SCREEN + turn) % choices.length];
    if (locale === undefined) throw new Error('The toolbar offers no locale.');
    return locale;
  }),
}));

/** The domains with changed code, where only they matter; otherwise none, and every screen is shown. */
const changed = (process.env.CHANGED_DOMAINS ?? '').split(',').filter(Boolean);
const wanted = screens.filter(({ domain }) => changed.length === 0 || domain === null || changed.includes(domain));

beforeAll(() => page.viewport(390, 844));

it('offers every locale, and each is shown by several screens', () => {
  expect([...choices].sort()).toEqual([...TRANSLATION_LOCALES].sort());
  for (const locale of choices)
    expect(screens.filter(({ shownIn }) => shownIn.includes(locale)).length, locale).toBeGreaterThan(2);
});

it.each(wanted)(
  '$screen follows the locale toolbar',
  async ({ screen, load, shownIn }) => {
    const faults = new Map<string, string[]>();
    const composed = composeStories(await load()) as unknown as Readonly<Record<string, Runnable>>;
    for (const name of SHOWN[screen] ?? ['Filled']) {
      const story = composed[name];
      if (!story) throw new Error(`${screen} has no story ${name}. Name one in SHOWN that shows most of the screen.`);
      const canvas = document.createElement('div');
      document.body.append(canvas);
      await story.run({ canvasElement: canvas });
      let close = () => Promise.resolve();
      for (const locale of shownIn) {
        const restore = watchConsole();
        close = await chooseLocale(canvas, locale);
        await settle();
        for (const fault of [...storyFaults(canvas), ...wordFaults(locale)])
          faults.set(`${name} ${fault}`, [...(faults.get(`${name} ${fault}`) ?? []), locale]);
        restore();
      }
      await close();
      canvas.remove();
    }
    expect([...faults].map(([fault, where]) => `${fault} — in ${where.join(', ')}`)).toEqual([]);
  },
  180_000,
);

it('no story chooses the locale of a screen itself, which would leave the toolbar without effect', async () => {
  const fixed = await Promise.all(
    screens.map(async ({ screen, load }) =>
      Object.entries(await load()).flatMap(([name, story]: readonly [string, unknown]) =>
        (story as { readonly globals?: { readonly locale?: unknown } }).globals?.locale === undefined
          ? []
          : [`${screen} ${name}`],
      ),
    ),
  );
  expect(fixed.flat()).toEqual([]);
});
