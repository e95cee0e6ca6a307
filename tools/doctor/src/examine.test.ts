import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TranslationLocale } from '@baize/brand';
import { brandConfig } from '@baize/testing/brand';
import { temporaryFolder } from '@baize/testing/folders';
import { examineConfig, examineLegal } from './examine-brand.ts';
import { examineEnglish } from './examine-english.ts';
import { compareMessages, examineMessages, examineOverrides, placeholders, pluralForms } from './examine-messages.ts';
import { tokens as sound } from '../../../brands/wireframe/tokens.ts';
import { examineTokens } from './examine-tokens.ts';
import { examineUsage, isUsed, readKeyUse } from './examine-usage.ts';
import { runDoctor } from './examine.ts';
import { countTexts, TEXT_RULES, type Finding, type TextRule } from './finding.ts';
import { LEGAL_KEYS, strictOnLegal } from './legal-keys.ts';

const fields = (findings: readonly { field: string; severity: string }[]) =>
  findings.map(({ field, severity }) => `${severity} ${field}`);

describe('texts against English', () => {
  const english = {
    'a.title': 'Hello {name}',
    'a.games_one': '{count} game',
    'a.games_other': '{count} games',
    'a.pay': 'Pay {0}',
  };
  it('finds what is missing, orphaned and drifted', () => {
    expect(
      fields(
        compareMessages(
          'f',
          'fi',
          english,
          { 'a.title': 'Hei {nimi}', 'a.games_one': 'yksi peli', 'a.games_other': 'pelejä', 'a.old': 'x' },
          false,
        ),
      ),
    ).toEqual(['error a.title', 'error a.title', 'error a.games_other', 'error a.pay', 'error a.old']);
  });
  it('asks for every plural form of the language', () => {
    const texts = { 'a.title': '{name}', 'a.games_one': '1', 'a.games_other': '{count}', 'a.pay': '{0}' };
    expect(fields(compareMessages('f', 'pl', english, texts, false))).toEqual([
      'error a.games_few',
      'error a.games_many',
    ]);
    expect(fields(compareMessages('f', 'caf', english, texts, false))).toEqual(['warning a.games_many']);
    expect(fields(compareMessages('f', 'fi', english, texts, false))).toEqual([]);
  });
  it('allows a variant to contain only differing texts', () => {
    expect(compareMessages('f', 'ca', english, { 'a.title': 'Hi {name}' }, true)).toEqual([]);
  });
  it('reads placeholders by name and number', () => {
    expect(placeholders('{b} {0} {b}')).toEqual(['0', 'b']);
  });
});

it('finds a folder that is never shipped, a missing language, an empty text and a duplicate key', () => {
  const root = temporaryFolder({
    'apps/x/package.json': '{}',
    'libs/shell/src/messages/en.json': '{"k":"K"}',
    'libs/shell/src/messages/fi.json': '{"k":" "}',
    'libs/ui/src/messages/en.json': '{"k":"K"}',
    'libs/strange/src/messages/en.json': '{"s":"S"}',
    'libs/strange/src/messages/fi.json': '{"s":"S"}',
  });
  const found = examineMessages(root, ['en', 'fi']).map(({ file, what }) => `${file}: ${what}`);
  expect(found).toEqual([
    'libs/shell/src/messages/fi.json: This text is empty or no text.',
    'libs/site-build/src/messages.ts: libs/strange has texts but is in no namespace.',
    'libs/ui/src/messages/en.json: The key stands in libs/shell too.',
    'libs/ui/src/messages/fi.json: There are no texts in "fi".',
  ]);
});

describe('plural forms by CLDR', () => {
  const english = { 'a.days_one': '{count} day', 'a.days_other': '{count} days' };
  const compare = (locale: TranslationLocale, texts: Record<string, string>) =>
    compareMessages('f', locale, english, texts, false).map(
      ({ severity, rule, field }) => `${severity} ${rule ?? ''} ${field}`,
    );
  it('are those of each language', () => {
    expect(
      Object.fromEntries(
        (['en', 'pl', 'ja', 'fi', 'tl', 'br', 'no'] as const).map((locale) => [locale, pluralForms(locale)]),
      ),
    ).toEqual({
      en: ['one', 'other'],
      pl: ['one', 'few', 'many', 'other'],
      ja: ['other'],
      fi: ['one', 'other'],
      tl: ['one', 'other'],
      br: ['one', 'many', 'other'],
      no: ['one', 'other'],
    });
  });
  it('are all required if a count can need them, with an example', () => {
    expect(compare('pl', { 'a.days_one': '{count} dzień', 'a.days_other': '{count} dnia' })).toEqual([
      'error plural a.days_few',
      'error plural a.days_many',
    ]);
    expect(
      compareMessages(
        'f',
        'pl',
        english,
        { 'a.days_one': 'x', 'a.days_few': '{count}', 'a.days_other': '{count}' },
        false,
      )[0]?.why,
    ).toMatch(/says 0, 5, 6 with it/);
    expect(compare('pt', { 'a.days_one': '{count} dia', 'a.days_other': '{count} dias' })).toEqual([
      'warning plural a.days_many',
    ]);
  });
  it('are reported if the language does not have them', () => {
    expect(compare('ja', { 'a.days_one': '1日', 'a.days_other': '{count}日' })).toEqual(['warning plural a.days_one']);
  });
});

describe('English left in another language', () => {
  const english = {
    title: 'Set a limit',
    word: 'Casino',
    search: 'Search',
    name: 'Nova Scotia',
    mixed: '{brand} – {count}%',
    fine: 'Log in',
  };
  it('is found, also a single word', () => {
    expect(examineEnglish('f', 'fi', english, { ...english, fine: 'Kirjaudu' }).map(({ field }) => field)).toEqual([
      'title',
      'search',
    ]);
  });
  it('is allowed in a variant of English and by the list', () => {
    expect(examineEnglish('f', 'nz', english, english)).toEqual([]);
    expect(examineEnglish('f', 'tl', { a: 'Live casino' }, { a: 'Live casino' })).toEqual([]);
    expect(examineEnglish('f', 'fi', { a: 'Live casino' }, { a: 'Live casino' })).toHaveLength(1);
    const version = { a: 'Version {version}' };
    expect(examineEnglish('f', 'de', version, version)).toEqual([]);
    expect(examineEnglish('f', 'fi', version, version)).toHaveLength(1);
  });
});

describe('keys that no source names', () => {
  const use = readKeyUse([
    "text('a.title'); text(`a.kind.${kind}`); const p = 'a.part'; text(`${p}.more`); text('a.joined.' + x); <Page titleKey=\"a.page\" />; text(`${code}`);",
  ]);
  it.each([
    ['a.title', true],
    ['a.kind.slots', true],
    ['a.kind.', false],
    ['a.part.more', true],
    ['a.part.less', false],
    ['a.joined.now', true],
    ['a.page', true],
    ['a.other', false],
    ['a.title_one', true],
  ])('%s: %s', (key, used) => {
    expect(isUsed(key, use)).toBe(used);
  });
  it('are reported with their namespace, tests aside', () => {
    const root = temporaryFolder({
      'libs/shell/src/messages/en.json': '{"s.used":"U","s.released":"R","s.lost":"L","s.tested":"T"}',
      'libs/shell/src/a.tsx': "text('s.used')",
      'tools/release/src/page.ts': "say('s.released')",
      'libs/shell/src/a.test.tsx': "text('s.tested')",
    });
    expect(examineUsage(root).map(({ namespace, field }) => `${namespace ?? ''} ${field}`)).toEqual([
      'default s.lost',
      'default s.tested',
    ]);
  });
});

describe('texts that the law requires', () => {
  const broken = (rule: TextRule, field: string): Finding => ({
    severity: 'warning',
    rule,
    file: 'f',
    field,
    what: 'w',
    why: 'y.',
    mend: 'm',
    locale: 'fi',
    namespace: 'default',
  });
  it.each(['limits.deposit.title', 'site.cookies.text', 'auth.signUp.terms.link', 'content.terms.wagering'])(
    'fail the doctor whatever is wrong with %s',
    (key) => {
      for (const rule of TEXT_RULES)
        expect(strictOnLegal([broken(rule, key)])[0]).toMatchObject({
          severity: 'error',
          why: expect.stringMatching(/The law requires this text/) as string,
        });
    },
  );
  it('do not affect other findings', () => {
    expect(
      strictOnLegal([
        broken('english', 'games.lobby'),
        { severity: 'warning', file: 'f', field: 'limits.x', what: '', why: '', mend: '' },
      ]).map(({ severity }) => severity),
    ).toEqual(['warning', 'warning']);
  });
  it('have a source for each key prefix', () => {
    for (const { prefix, source } of LEGAL_KEYS) expect([prefix, source.length > 3]).toEqual([prefix, true]);
    expect(new Set(LEGAL_KEYS.map(({ prefix }) => prefix)).size).toBe(LEGAL_KEYS.length);
  });
  it('of a brand exist in every language, with the same placeholders', () => {
    const about = { en: { title: 'A', paragraphs: [] }, fi: { title: 'T', paragraphs: [] } };
    const legal = {
      company: { en: 'Run by {company} of Malta.', fi: 'Run by {company} of Malta.' },
      gambling: { en: 'From {minimumAge}.', fi: 'Ikäraja.' },
      description: { en: 'D', fi: 'K' },
      about,
    };
    expect(
      examineLegal(legal, brandConfig(), 'f').map(({ severity, field, what }) => `${severity} ${field}: ${what}`),
    ).toEqual([
      'error company.fi: The text is still English.',
      'error gambling.fi: It has no placeholders, but the English text has {minimumAge}.',
    ]);
  });
});

it('counts findings about texts by language and namespace', () => {
  const finding = (rule: TextRule, locale: string, namespace: string): Finding => ({
    severity: 'error',
    rule,
    locale,
    namespace,
    file: 'f',
    field: 'k',
    what: '',
    why: '',
    mend: '',
  });
  expect(
    countTexts([
      finding('english', 'fi', 'default'),
      finding('missing', 'fi', 'default'),
      finding('missing', 'fi', 'default'),
      finding('unused', 'en', 'auth'),
      { severity: 'error', file: 'f', field: 'k', what: '', why: '', mend: '' },
    ])
      .split('\n')
      .map((line) => line.replace(/ +/g, ' ')),
  ).toEqual([' en auth 1 unused', ' fi default 2 missing, 1 english']);
});

it('reports all findings in a broken language, and fails for a legal text', async () => {
  const root = temporaryFolder({
    'apps/x/package.json': '{}',
    'brands/b/config.ts': `export const config = ${JSON.stringify(brandConfig({ id: 'b', pairs: ['en-UN', 'pl-UN'] }))};`,
    'libs/limits/src/messages/en.json':
      '{"limits.title":"Set your limits","limits.days_one":"{count} day","limits.days_other":"{count} days"}',
    'libs/limits/src/messages/pl.json':
      '{"limits.title":"Set your limits","limits.days_one":"dzień","limits.days_few":"{count} dni","limits.days_other":"{count} dnia","limits.gone":"x"}',
    'libs/limits/src/a.tsx': "text('limits.title'); text('limits.days')",
  });
  const found = (await runDoctor(root)).filter(({ file }) => file.startsWith('libs/limits'));
  expect(found.map(({ severity, rule, field }) => `${severity} ${rule ?? ''} ${field}`)).toEqual([
    'error plural limits.days_many',
    'error orphan limits.gone',
    'error english limits.title',
  ]);
});

it('lets a brand reword texts, but not add any', () => {
  const root = temporaryFolder({
    'apps/x/package.json': '{}',
    'libs/shell/src/messages/en.json': '{"k":"Hello {name}"}',
    'brands/b/messages/en.json': '{"k":"Hi","new":"N"}',
  });
  expect(fields(examineOverrides(root, 'b'))).toEqual(['error k', 'error new']);
});

describe('a brand’s config', () => {
  it('accepts a valid one', () => {
    expect(examineConfig(brandConfig(), 'harbour')).toEqual([]);
    expect(examineConfig(brandConfig({ maximumBetPayout: 1_000_000 }), 'harbour')).toEqual([]);
  });
  it.each([
    ['id', { id: 'other' }],
    ['name', { name: '' }],
    ['pairs', { pairs: [] }],
    ['pairs', { pairs: ['en-UN', 'en-UN'] as const }],
    ['pairs', { pairs: ['xx-ZZ'] as const }],
    ['tightenedRules.minimumAge', { tightenedRules: { FI: { minimumAge: 1 } } }],
    ['unauthorisedVisitor', { unauthorisedVisitor: 'nowhere' as never }],
    ['maximumBetPayout', { maximumBetPayout: 0 }],
    // No amount can say it in Chilean pesos, so no sportsbook there would open.
    ['maximumBetPayout', { maximumBetPayout: 1_000_001 }],
    ['maximumBetPayout', { maximumBetPayout: undefined as never }],
    [
      'switches.filteredPhonePrefixCountries',
      { switches: { ...brandConfig().switches, filteredPhonePrefixCountries: ['Haiti'] } },
    ],
    ['contact.licence', { contact: { ...brandConfig().contact, licence: '' } }],
    ['capabilities.casino', { capabilities: { ...brandConfig().capabilities, casino: 'yes' as never } }],
  ])('names the field %s', (field, change) => {
    const found = examineConfig(brandConfig(change), 'harbour');
    expect(found.map((finding) => finding.field)).toContain(field);
    expect(found.every(({ file }) => file === 'brands/harbour/config.ts')).toBe(true);
  });
});

it('requires the legal texts that a brand shows, in its languages', () => {
  const legal = {
    company: { en: 'C', fi: 'C' },
    gambling: { en: 'G' },
    description: {},
    about: { en: { title: 'A', paragraphs: [] }, fi: { title: 'A', paragraphs: [] } },
  };
  expect(fields(examineLegal(legal, brandConfig(), 'f'))).toEqual([
    'error gambling.fi',
    'error description.en',
    'error description.fi',
  ]);
  expect(
    fields(
      examineLegal(
        legal,
        brandConfig({
          switches: { ...brandConfig().switches, hideFooterGamblingText: true, footerDescription: false },
        }),
        'f',
      ),
    ),
  ).toEqual([]);
});

it('names an unreadable brand and its missing files', async () => {
  const root = temporaryFolder({
    'apps/x/package.json': '{}',
    'libs/x/package.json': '{}',
    'brands/broken/config.ts': 'export const config = ',
  });
  const found = await runDoctor(root);
  expect(found.map(({ file }) => file)).toEqual(
    expect.arrayContaining([join('brands/broken', 'config.ts'), join('brands/broken', 'theme.css.ts')]),
  );
});

describe('a brand’s tokens', () => {
  const without = (path: string): unknown => {
    const copy = JSON.parse(JSON.stringify(sound)) as Record<string, unknown>;
    const keys = path.split('.');
    const holder = keys.slice(0, -1).reduce((value, key) => value[key] as Record<string, unknown>, copy);
    delete holder[keys.at(-1) ?? ''];
    return copy;
  };
  it('accepts a valid set', () => expect(examineTokens(sound, 'wireframe')).toEqual([]));
  it.each([
    'colour.accent',
    'type.display.weights.bold',
    'radius.control',
    'layout.hero',
    'type.body.metrics.ascent',
    'type.body.metrics.widths.400',
  ])('names %s when it is missing, and what to give', (path) => {
    const [finding, ...others] = examineTokens(without(path), 'wireframe');
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      severity: 'error',
      file: 'brands/wireframe/tokens.ts',
      field: path,
      what: 'The token is missing.',
      mend: expect.stringContaining('Give a') as string,
    });
  });
  it('reports the colours, the ratio and the fix for an unreadable text', () => {
    const found = examineTokens({ ...sound, overrides: { colour: { textMuted: sound.colour.ground } } }, 'wireframe');
    expect(found.map(({ field }) => field)).toContain('contrast: textMuted on ground');
    expect(found[0]?.what).toMatch(/needs 4\.5:1\. Drop the override of colour\.textMuted/);
  });
  it('rejects an invalid colour', () => {
    expect(fields(examineTokens({ ...sound, colour: { ...sound.colour, brand: 'teal' } }, 'wireframe'))).toEqual([
      'error colour.brand',
    ]);
  });
});
