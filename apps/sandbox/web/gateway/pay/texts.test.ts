import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../design/languages.ts';
import { ENGLISH, textsFor } from './texts.ts';
import en from './messages/en.json';

const FILES = import.meta.glob<Readonly<Record<string, string>>>('./messages/*.json', {
  import: 'default',
  eager: true,
});
const files = Object.entries(FILES).map(
  ([path, texts]) => [path.slice('./messages/'.length, -'.json'.length), texts] as const,
);
const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([hole]) => hole).sort();

describe('the texts of the payment page', () => {
  it('exist for exactly the configured languages', () => {
    expect(files.map(([name]) => name).sort()).toEqual(
      [...new Set([...LANGUAGES.values()].map(({ messages }) => messages))].sort(),
    );
  });
  it.each(files)('are complete in %s, with English’s placeholders', (_name, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      expect(holes(text), key).toEqual(holes((en as Record<string, string>)[key] ?? ''));
    }
  });
  it.each([...LANGUAGES])('of a payment in %s come from its own file', async (asked, { messages, tag }) => {
    const texts = await textsFor(asked);
    expect(texts.tag).toBe(tag);
    expect(texts.t('doneText.PENDING')).toBe(FILES[`./messages/${messages}.json`]?.['doneText.PENDING']);
  });
  it('are English for an unknown language and for missing texts', async () => {
    expect((await textsFor('xx')).t('pay', { amount: '5' })).toBe(ENGLISH.t('pay', { amount: '5' }));
    expect(ENGLISH.find('fail.unheard', 'doneText.FAILED')).toBe(en['doneText.FAILED']);
    expect((await textsFor('de')).t('code.test', { code: 42 })).toBe('Testcode: 42');
  });
});
