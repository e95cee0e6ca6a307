import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandConfig, temporaryFolder } from '../testing.ts';
import { examineConfig, examineLegal } from './examine-brand.ts';
import { compareMessages, examineMessages, examineOverrides, placeholders } from './examine-messages.ts';
import { tokens as sound } from '../../../../brands/wireframe/tokens.ts';
import { examineTokens } from './examine-tokens.ts';
import { runDoctor } from './examine.ts';

const fields = (findings: readonly { field: string; severity: string }[]) => findings.map(({ field, severity }) => `${severity} ${field}`);

describe('texts against English', () => {
  const english = { 'a.title': 'Hello {name}', 'a.games_one': '{count} game', 'a.games_other': '{count} games', 'a.pay': 'Pay {0}' };
  it('finds what is missing, orphaned and drifted', () => {
    expect(fields(compareMessages('f', 'fi', english, { 'a.title': 'Hei {nimi}', 'a.games_one': 'yksi peli', 'a.games_other': 'pelejä', 'a.old': 'x' }, false)))
      .toEqual(['error a.title', 'error a.title', 'error a.games_other', 'error a.pay', 'error a.old']);
  });
  it('asks for every plural form of the language', () => {
    const texts = { 'a.title': '{name}', 'a.games_one': '1', 'a.games_other': '{count}', 'a.pay': '{0}' };
    expect(fields(compareMessages('f', 'pl', english, texts, false))).toEqual(['error a.games_few', 'warning a.games_many']);
    expect(fields(compareMessages('f', 'caf', english, texts, false))).toEqual(['warning a.games_many']);
    expect(fields(compareMessages('f', 'fi', english, texts, false))).toEqual([]);
  });
  it('lets a variant say only what it says differently', () => {
    expect(compareMessages('f', 'ca', english, { 'a.title': 'Hi {name}' }, true)).toEqual([]);
  });
  it('reads placeholders by name and number', () => {
    expect(placeholders('{b} {0} {b}')).toEqual(['0', 'b']);
  });
});

it('finds a folder that is never shipped, a missing language, an empty text and a key with two homes', () => {
  const root = temporaryFolder({
    'apps/x/package.json': '{}', 'libs/shell/src/messages/en.json': '{"k":"K"}', 'libs/shell/src/messages/fi.json': '{"k":" "}',
    'libs/ui/src/messages/en.json': '{"k":"K"}', 'libs/strange/src/messages/en.json': '{"s":"S"}', 'libs/strange/src/messages/fi.json': '{"s":"S"}',
  });
  const found = examineMessages(root, ['en', 'fi']).map(({ file, what }) => `${file}: ${what}`);
  expect(found).toEqual([
    'libs/shell/src/messages/fi.json: This text is empty or no text.',
    'tools/workspace/src/site/messages.ts: libs/strange has texts but is in no namespace.',
    'libs/ui/src/messages/en.json: The key stands in libs/shell too.',
    'libs/ui/src/messages/fi.json: There are no texts in "fi".',
  ]);
});

it('lets a brand reword, not invent', () => {
  const root = temporaryFolder({ 'apps/x/package.json': '{}', 'libs/shell/src/messages/en.json': '{"k":"Hello {name}"}', 'brands/b/messages/en.json': '{"k":"Hi","new":"N"}' });
  expect(fields(examineOverrides(root, 'b'))).toEqual(['error k', 'error new']);
});

describe('a brand’s config', () => {
  it('is quiet about a sound one', () => {
    expect(examineConfig(brandConfig(), 'harbour')).toEqual([]);
  });
  it.each([
    ['id', { id: 'other' }], ['name', { name: '' }], ['pairs', { pairs: [] }], ['pairs', { pairs: ['en-UN', 'en-UN'] as const }], ['pairs', { pairs: ['xx-ZZ'] as const }],
    ['tightenedRules.minimumAge', { tightenedRules: { FI: { minimumAge: 1 } } }], ['unauthorisedVisitor', { unauthorisedVisitor: 'nowhere' as never }],
    ['switches.filteredPhonePrefixCountries', { switches: { ...brandConfig().switches, filteredPhonePrefixCountries: ['Haiti'] } }],
    ['contact.licence', { contact: { ...brandConfig().contact, licence: '' } }], ['capabilities.casino', { capabilities: { ...brandConfig().capabilities, casino: 'yes' as never } }],
  ])('names the field %s', (field, change) => {
    const found = examineConfig(brandConfig(change), 'harbour');
    expect(found.map((finding) => finding.field)).toContain(field);
    expect(found.every(({ file }) => file === 'brands/harbour/config.ts')).toBe(true);
  });
});

it('asks for the legal texts that a brand shows, in its languages', () => {
  const legal = { company: { en: 'C', fi: 'C' }, gambling: { en: 'G' }, description: {}, about: { en: { title: 'A', paragraphs: [] }, fi: { title: 'A', paragraphs: [] } } };
  expect(fields(examineLegal(legal, brandConfig(), 'f'))).toEqual(['error gambling.fi', 'error description.en', 'error description.fi']);
  expect(fields(examineLegal(legal, brandConfig({ switches: { ...brandConfig().switches, hideFooterGamblingText: true, footerDescription: false } }), 'f'))).toEqual([]);
});

it('names a brand that cannot be read, and the files that it lacks', async () => {
  const root = temporaryFolder({ 'apps/x/package.json': '{}', 'libs/x/package.json': '{}', 'brands/broken/config.ts': 'export const config = ' });
  const found = await runDoctor(root);
  expect(found.map(({ file }) => file)).toEqual(expect.arrayContaining([join('brands/broken', 'config.ts'), join('brands/broken', 'theme.css.ts')]));
});

describe('a brand’s tokens', () => {
  const without = (path: string): unknown => {
    const copy = JSON.parse(JSON.stringify(sound)) as Record<string, unknown>;
    const keys = path.split('.');
    const holder = keys.slice(0, -1).reduce((value, key) => value[key] as Record<string, unknown>, copy);
    delete holder[keys.at(-1) ?? ''];
    return copy;
  };
  it('is quiet about a sound set', () => expect(examineTokens(sound, 'wireframe')).toEqual([]));
  it.each(['colour.accent', 'type.display.weights.bold', 'radius.control', 'layout.hero', 'type.body.metrics.ascent'])('names %s when it is missing, and what to give', (path) => {
    const [finding, ...others] = examineTokens(without(path), 'wireframe');
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'error', file: 'brands/wireframe/tokens.ts', field: path, what: 'The token is missing.', mend: expect.stringContaining('Give a') as string });
  });
  it('names the pair, its ratio and the remedy when a text cannot be read', () => {
    const found = examineTokens({ ...sound, overrides: { colour: { textMuted: sound.colour.ground } } }, 'wireframe');
    expect(found.map(({ field }) => field)).toContain('contrast: textMuted on ground');
    expect(found[0]?.what).toMatch(/needs 4\.5:1\. Drop the override of colour\.textMuted/);
  });
  it('refuses what is no colour', () => {
    expect(fields(examineTokens({ ...sound, colour: { ...sound.colour, brand: 'teal' } }, 'wireframe'))).toEqual(['error colour.brand']);
  });
});
