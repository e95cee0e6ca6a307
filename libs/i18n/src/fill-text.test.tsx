import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createI18n, fillText, I18nProvider, useText } from './index.ts';

function Sentence() {
  return fillText(useText(), 'accept', { terms: <a href="/terms">terms</a>, privacy: <b>privacy</b> }, { age: 18 });
}
const render = (accept: string) =>
  renderToStaticMarkup(
    <I18nProvider
      i18n={createI18n({
        languageTag: 'en',
        messages: { default: { accept } },
        load: () => Promise.resolve({}),
      })}
    >
      <Sentence />
    </I18nProvider>,
  );

describe('a text with elements in it', () => {
  it('fills placeholders with elements and with values', () => {
    expect(render('I accept the {terms} and the {privacy}, and I am {age} or older.')).toBe(
      'I accept the <a href="/terms">terms</a> and the <b>privacy</b>, and I am 18 or older.',
    );
  });
  it('keeps the word order of the translation', () => {
    expect(render('{age}: {privacy}, {terms}')).toBe('18: <b>privacy</b>, <a href="/terms">terms</a>');
  });
  it('leaves a placeholder that nobody fills as it is written', () => {
    expect(render('{terms} {other}')).toBe('<a href="/terms">terms</a> {other}');
  });
});
