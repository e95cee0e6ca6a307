import { expect, it } from 'vitest';
import { LANGUAGES } from '../design/languages.ts';
import en from './messages/en.json';
import { ENGLISH, textsFor } from './texts.ts';

const FILES = import.meta.glob<Readonly<Record<string, string>>>('./messages/*.json', {
  import: 'default',
  eager: true,
});

it('has a file of texts for exactly the configured languages', () => {
  expect(
    Object.keys(FILES)
      .map((path) => path.slice('./messages/'.length, -'.json'.length))
      .sort(),
  ).toEqual([...new Set([...LANGUAGES.values()].map(({ messages }) => messages))].sort());
});
it.each(Object.entries(FILES))('says everything in %s', (_path, texts) => {
  expect(Object.keys(texts)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(texts)) expect(text.trim(), key).not.toBe('');
});
it('uses the locale pair’s language, and English for unknown ones', async () => {
  expect(await textsFor('fr-CA')).toMatchObject({ tag: 'fr-CA', send: FILES['./messages/caf.json']?.['send'] });
  expect(await textsFor('xx')).toEqual(ENGLISH);
});
