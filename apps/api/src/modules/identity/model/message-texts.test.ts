import { MARKETS } from '@baize/brand';
import { describe, expect, it } from 'vitest';
import { breakStartedMessage } from './break-texts.ts';
import { codeMessage, messageLocale } from './message-texts.ts';
import { phoneChangedMessage } from './phone-texts.ts';
import { passwordChangedMessage, passwordReplacedMessage, resetMessage } from './reset-texts.ts';
import { secondFactorMessage } from './second-factor-texts.ts';

const LANGUAGES = [
  ['EN', 'IE'],
  ['FI', 'FI'],
  ['FR', 'CA'],
  ['FR', 'FR'],
  ['DE', 'AT'],
  ['NO', 'NO'],
  ['PT', 'PT'],
  ['PT', 'BR'],
  ['ES', 'CL'],
  ['ES', 'PE'],
  ['JA', 'JP'],
  ['TL', 'PH'],
  ['TR', 'TR'],
  ['PL', 'PL'],
] as const;

describe('the language of a message', () => {
  it.each([
    ['FI', 'FI', 'fi'],
    ['FR', 'CA', 'caf'],
    ['FR', 'FR', 'fr'],
    ['EN', 'CA', 'en'],
    ['PT', 'BR', 'br'],
    ['PT', 'PT', 'pt'],
    ['ES', 'PE', 'pe'],
    ['ES', 'CL', 'cl'],
    ['NO', 'NO', 'no'],
    ['NB', 'SE', 'no'],
    ['TL', 'PH', 'tl'],
    ['JA', 'JP', 'ja'],
    ['PL', 'IE', 'pl'],
    ['DE', 'DE', 'de'],
    ['XX', 'IE', 'en'],
  ])('%s in %s is %s', (language, country, locale) => expect(messageLocale(language, country)).toBe(locale));

  it('exists for every language that a market offers', () => {
    for (const market of Object.values(MARKETS))
      for (const language of market.languages) {
        const country = market.originCountryCode[0] ?? 'IE';
        if (language !== 'en') expect(messageLocale(language, country), `${language}-${market.id}`).not.toBe('en');
      }
  });
});

it('fills in brand, code and name in every language and leaves no placeholder', () => {
  for (const [language, country] of LANGUAGES) {
    const { sms, emailSubject, email } = codeMessage(language, country, {
      brand: 'Harbour',
      code: '123456',
      name: 'Aino',
    });
    for (const text of [sms, emailSubject, email]) expect(text).not.toMatch(/[{}]/);
    expect([sms, emailSubject, email].every((text) => text.includes('123456') && text.includes('Harbour'))).toBe(true);
    expect(email).toContain('Aino');
  }
});

it('fills in link and support in every language of the password emails', () => {
  for (const [language, country] of LANGUAGES) {
    const reset = resetMessage(language, country, {
      brand: 'Harbour',
      name: 'Aino $& {link}',
      link: 'https://play.example/#key=x',
    });
    const changed = passwordChangedMessage(language, country, {
      brand: 'Harbour',
      name: 'Aino',
      support: 'help@harbour.example',
    });
    const replaced = passwordReplacedMessage(language, country, {
      brand: 'Harbour',
      name: 'Aino',
      support: 'help@harbour.example',
    });
    for (const { text } of [changed, replaced]) expect(text).toContain('help@harbour.example');
    // A player who changes it in the account stays logged in there.
    expect(changed.text, language).not.toBe(replaced.text);
    // On its own line, so that no mail program includes a full stop in the address.
    expect(reset.text.split('\n')).toContain('https://play.example/#key=x');
    expect(reset.text).toContain('Aino $& {link}');
    for (const text of [reset.subject, changed.subject, changed.text, replaced.text]) expect(text).not.toMatch(/[{}]/);
    expect(
      [reset, changed, replaced].every(
        (message) => message.subject.includes('Harbour') && message.text.includes('Harbour'),
      ),
    ).toBe(true);
  }
});

it('fills in brand and support in every language of the messages about a changed phone number, the SMS within two parts', () => {
  for (const [language, country] of LANGUAGES) {
    const { subject, email, sms } = phoneChangedMessage(language, country, {
      brand: 'Harbour',
      name: 'Aino',
      support: 'help@harbour.example',
    });
    for (const text of [subject, email, sms]) expect(text).not.toMatch(/[{}]/);
    expect([subject, email, sms].every((text) => text.includes('Harbour'))).toBe(true);
    expect([email, sms].every((text) => text.includes('help@harbour.example'))).toBe(true);
    expect(email).toContain('Aino');
    expect(sms.length).toBeLessThanOrEqual(160);
  }
});

it('fills in end, help and support in every language of the emails about a break', () => {
  const until = new Date('2026-12-24T21:30:00Z');
  for (const [language, country] of LANGUAGES)
    for (const started of [
      { status: 'TIMEOUT', until },
      { status: 'SELF_EXCLUDED', until },
      { status: 'SELF_EXCLUDED', until: null },
    ] as const) {
      const { subject, text } = breakStartedMessage(language, country, started, {
        brand: 'Harbour',
        name: 'Aino',
        support: 'help@harbour.example',
        help: 'https://play.example/en-UN/responsible-gambling',
        timeZone: 'Europe/Helsinki',
      });
      for (const each of [subject, text]) expect(each).not.toMatch(/[{}]/);
      expect([subject, text].every((each) => each.includes('Harbour'))).toBe(true);
      for (const part of ['Aino', 'help@harbour.example']) expect(text).toContain(part);
      // Nothing follows the address, so that no mail program includes a full stop in it.
      expect(text).toMatch(/https:\/\/play\.example\/en-UN\/responsible-gambling$/m);
      expect(text.includes('2026')).toBe(started.until !== null);
    }
});

it('makes no link of a name in any message', () => {
  const values = {
    brand: 'Northlight',
    name: 'Win at www.prize-draw.example',
    code: '123456',
    support: 'help@a.example',
  };
  for (const [language, country] of LANGUAGES)
    for (const text of [
      codeMessage(language, country, values).email,
      resetMessage(language, country, { ...values, link: 'https://northlight.example/reset' }).text,
      passwordChangedMessage(language, country, values).text,
      passwordReplacedMessage(language, country, values).text,
      phoneChangedMessage(language, country, values).email,
    ]) {
      expect(text).not.toContain('prize-draw.example');
      expect(text).toContain('www. prize-draw. example');
    }
  expect(codeMessage('EN', 'IE', { ...values, name: 'J. R.' }).email).toContain('Hi J. R.,');
});

it('fills in brand, support and what happened in every language of the messages about the second factor', () => {
  const events = [
    'SECOND_FACTOR_ON',
    'SECOND_FACTOR_OFF',
    'SECOND_FACTOR_GUESSED',
    'RECOVERY_CODE_USED',
    'RECOVERY_CODES_RENEWED',
    'PASSKEY_ADDED',
    'PASSKEY_REMOVED',
  ] as const;
  for (const [language, country] of LANGUAGES) {
    const messages = events.map((event) =>
      secondFactorMessage(language, country, event, {
        brand: 'Harbour',
        name: 'Aino',
        support: 'help@harbour.example',
      }),
    );
    expect(new Set(messages.map(({ text }) => text)).size).toBe(events.length);
    for (const { subject, text } of messages) {
      expect(`${subject}${text}`).not.toMatch(/[{}]/);
      expect(subject).toContain('Harbour');
      for (const part of ['Harbour', 'Aino', 'help@harbour.example']) expect(text).toContain(part);
    }
  }
});
