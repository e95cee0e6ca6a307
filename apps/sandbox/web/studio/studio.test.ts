import { describe, expect, it } from 'vitest';
import { STRIPS } from '../../src/studio/model/game-data.ts';
import { readLaunch } from './launch.ts';
import en from './messages/en.json';
import { LANGUAGES } from '../design/languages.ts';
import { ownLimitText } from './ownLimit.ts';
import { ReelMotion } from './reels/ReelMotion.ts';
import { skinOf, SKINS } from './art/skins.ts';
import { textsIn, textsOf } from './text.ts';

const FILES = import.meta.glob<Readonly<Record<string, string>>>('./messages/*.json', {
  import: 'default',
  eager: true,
});

describe('texts', () => {
  const PLURAL = /_(zero|one|two|few|many|other)$/;
  const base = (key: string) => key.replace(PLURAL, '');
  const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([hole]) => hole).sort();
  const files = Object.entries(FILES).map(
    ([path, texts]) => [path.slice('./messages/'.length, -'.json'.length), texts] as const,
  );
  const tagOf = (name: string) => [...LANGUAGES.values()].find(({ messages }) => messages === name)?.tag;
  it('exist for exactly the configured languages', () => {
    expect(files.map(([name]) => name).sort()).toEqual(
      [...new Set([...LANGUAGES.values()].map(({ messages }) => messages))].sort(),
    );
  });
  it.each(files)(
    'are complete in %s, with every plural form of the language and English’s placeholders',
    (name, texts) => {
      const forms = new Intl.PluralRules(tagOf(name)).resolvedOptions().pluralCategories;
      const wanted = [...new Set(Object.keys(en).map(base))].flatMap((key) =>
        key in en ? [key] : forms.map((form) => `${key}_${form}`),
      );
      expect(Object.keys(texts).sort()).toEqual(wanted.sort());
      for (const [key, text] of Object.entries(texts)) {
        expect(text.trim(), key).not.toBe('');
        const original =
          (en as Record<string, string>)[key] ?? (en as Record<string, string>)[`${base(key)}_other`] ?? '';
        expect(holes(text), key).toEqual(holes(original));
      }
    },
  );
  it.each([...LANGUAGES])('of a launch in %s come from its own file', async (asked, { messages, tag }) => {
    const launch = readLaunch(new URLSearchParams({ lang: asked.toUpperCase() }), undefined);
    expect(launch.tag).toBe(tag);
    const own = await textsIn(launch.tag);
    expect(own.tag).toBe(tag);
    expect(own.text('rtpText')).toBe(FILES[`./messages/${messages}.json`]?.['rtpText']);
  });
  it('fill placeholders and choose the plural form', () => {
    const text = textsOf(en, 'en');
    expect(text('freeSpinsWon', { count: 1 })).toBe('1 free spin');
    expect(text('freeSpinsWon', { count: 10 })).toBe('10 free spins');
    expect(text('refused')).toBe('The site declined this spin');
    const polish = textsOf(FILES['./messages/pl.json'] ?? {}, 'pl');
    expect([1, 2, 5].map((count) => polish('freeSpinsWon', { count }))).toEqual([
      '1 darmowy spin',
      '2 darmowe spiny',
      '5 darmowych spinów',
    ]);
  });
});

describe('a refusal by the player’s own limit', () => {
  const say = (details?: Record<string, unknown>) =>
    ownLimitText(details, textsOf(en, 'en'), 'en', (amount) => `€${(amount / 100).toFixed(2)}`).replaceAll(
      '\u202f',
      ' ',
    );
  const DAILY = { limitType: 'D', limitLeft: 0.5, resetOn: '2026-11-25T22:00:00.000Z', timeZone: 'Europe/Helsinki' };
  it('names the limit, what it leaves, and when it resets in a named time zone', () => {
    expect(say(DAILY)).toMatch(/Daily spend limit: €0\.50 left until Nov 26, 2026, 12:00 AM GMT\+2\.$/);
    expect(say({ ...DAILY, limitType: 'M', limit: 10 })).toMatch(/Monthly spend limit of €10\.00: €0\.50 left until/);
    expect(say({ ...DAILY, timeZone: undefined })).toMatch(/Nov 2[56], 2026, .* (?:UTC|GMT\S*|[A-Z]{2,5})\.$/);
  });
  it.each([
    ['no details', undefined],
    ['a period that is not known', { ...DAILY, limitType: 'Y' }],
    ['no moment', { ...DAILY, resetOn: null }],
    ['no amount', { ...DAILY, limitLeft: null }],
  ])('says where the limit can be found, with %s', (_, details) => {
    expect(say(details)).toBe(en.ownLimitText);
  });
});

describe('the launch', () => {
  const read = (query: string, parent?: string) => readLaunch(new URLSearchParams(query), parent);
  it('trusts a host only if launch and browser name the same one', () => {
    expect(read('lobbyUrl=https://site.example/en-UN', 'https://site.example').hostOrigin).toBe('https://site.example');
    expect(read('lobbyUrl=https://site.example/en-UN').hostOrigin).toBe('https://site.example');
    expect(read('lobbyUrl=https://site.example/en-UN', 'https://evil.example').hostOrigin).toBeUndefined();
    expect(read('hostOrigin=https://site.example&lobbyUrl=https://lobby.example/').hostOrigin).toBe(
      'https://site.example',
    );
    expect(read('lobbyUrl=javascript:alert(1)').lobbyUrl).toBeUndefined();
    expect(read('').hostOrigin).toBeUndefined();
  });
  it('falls back for unknown parameters', () => {
    expect(read('mode=x&lang=xx&currency=ABC')).toMatchObject({ mode: 'fun', tag: 'en', currency: 'EUR' });
    expect(read('mode=real&lang=caf&currency=CAD')).toMatchObject({ mode: 'real', tag: 'fr-CA', currency: 'CAD' });
    expect(read('currency=CAD').currencyDisplay).toBe('symbol');
    expect(read('currency=CAD&currencyDisplay=code').currencyDisplay).toBe('code');
    expect(read('lang=en-NZ').tag).toBe('en-NZ');
    expect(read('lang=en-%00').tag).toBe('en');
  });
});

it('shows named skins in their original colours and gives games of one theme different looks', () => {
  for (const skin of SKINS) expect(skinOf(skin, 'any')).toMatchObject({ id: skin, hue: 0 });
  expect(skinOf('fishing', 'a').id).toBe('lagoon');
  const looks = new Set(
    Array.from({ length: 60 }, (_, game) => skinOf('never-heard-of', `game-${game}`)).map(({ hue }) => hue),
  );
  expect(looks.size).toBeGreaterThan(25);
});

describe('a reel', () => {
  it.each([0, 7, 28])('comes to rest on the stop that the server drew (%i), and shows it', (stop) => {
    const reel = new ReelMotion(2, 4, 3);
    let now = 1000;
    reel.start(now, false);
    const run = (ms: number) => {
      for (let passed = 0; passed < ms; passed += 16) {
        now += 16;
        reel.step(now, 16);
      }
    };
    run(900);
    expect(reel.resting).toBe(false);
    const seen = [0, 1, 2].map((row) => reel.symbolAt(Math.floor(reel.position) + row));
    reel.landOn(stop, now);
    // The visible symbols do not jump when the landing begins.
    expect([0, 1, 2].map((row) => reel.symbolAt(Math.floor(reel.position) + row))).toEqual(seen);
    run(2500);
    expect(reel.resting).toBe(true);
    expect(reel.position).toBe(stop);
    const strip = STRIPS[2] ?? '';
    expect([0, 1, 2].map((row) => reel.symbolAt(stop + row)).join('')).toBe(
      [0, 1, 2].map((row) => strip[(stop + row) % strip.length]).join(''),
    );
  });
});
