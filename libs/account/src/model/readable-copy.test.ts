import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMIT_DURATIONS } from '@baize/contracts/limits';
import type { PersonalDataPart } from '@baize/contracts/personal-data';
import { ASSIGNMENT_STATES, FREE_SPIN_STATES } from '@baize/contracts/reward';
import english from '../messages/en.json';
import { personalDataPart as part } from '../fixtures/personal-data-part.ts';
import { copyOf } from './data-copy.ts';
import { readableCopy, type CopyWords } from './readable-copy.ts';

const texts = english as Readonly<Record<string, string>>;
/** Texts of the domains beside this one. */
const OTHER_DOMAINS: Readonly<Record<string, string>> = {
  'kyc.document.PROOF_OF_ID': 'Proof of identity',
  'wallet.type.WITHDRAW': 'Withdrawal',
  'wallet.type.DEPOSIT': 'Deposit',
  'wallet.type.BONUS_ADDED': 'Bonus added',
  'wallet.type.REVERSAL': 'Reversal',
  'wallet.type.ADJUSTMENT': 'Balance correction',
  'wallet.category.BONUS': 'Bonus',
};
const words: CopyWords = {
  text(key, values = {}) {
    const found = texts[key];
    if (found === undefined) throw new Error(`There is no text ${key}.`);
    return found.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  },
  codeText: (key) => texts[key] ?? OTHER_DOMAINS[key] ?? null,
  tag: 'en-GB',
  moment: (iso) => `at ${iso}`,
  date: (iso) => `on ${iso}`,
  money: (amount, currency) => `${currency} ${amount.toFixed(2)}`,
  brandName: 'Northlight',
  supportEmail: 'help@northlight.example',
};
const pageOf = (...parts: [PersonalDataPart, ...PersonalDataPart[]]) =>
  new DOMParser().parseFromString([...readableCopy(copyOf(parts), words)].join(''), 'text/html');

describe('the copy for people', () => {
  it('names codes, devices and messages with the site’s own texts, and others in words', () => {
    const page = pageOf(
      part({
        sections: [
          { table: 'players', rows: [{ status: 'REGISTERED', kycStatus: 'EDD_PENDING' }] },
          { table: 'player_logins', rows: [{ browser: 'Chrome', system: 'Windows', method: 'PASSKEY' }] },
          { table: 'payment', rows: [{ kind: 'WITHDRAWAL', status: 'SOME_NEW_STATUS' }] },
          { table: 'kyc_document', rows: [{ type: 'PROOF_OF_ID' }] },
          { table: 'player_messages', rows: [{ kind: 'DOCUMENT_REQUESTED' }] },
        ],
      }),
    );
    const shown = page.body.textContent;
    for (const text of [
      'Open',
      'Answers needed',
      'Chrome on Windows',
      'Logged in with a passkey',
      'Withdrawal',
      'Some new status',
      'Proof of identity',
      'We need a document',
    ])
      expect(shown).toContain(text);
  });

  it.each([
    ['bonus_assignment', 'state', ASSIGNMENT_STATES],
    ['bonus_free_spins', 'state', FREE_SPIN_STATES],
    ['held_win', 'state', ['HELD', 'PAID', 'REFUSED', 'ROLLED_BACK']],
    ['sports_bet', 'state', ['RESERVED', 'PLACED', 'SETTLED', 'CANCELLED', 'CASHED_OUT']],
    ['player_limit', 'kind', ['DEPOSIT', 'SPEND']],
    ['player_limit', 'duration', LIMIT_DURATIONS],
    ['limit_change', 'wish', ['SET', 'REMOVE', 'CANCEL_PENDING']],
    ['player_stops', 'kind', ['BREAK', 'CLOSURE']],
  ] as const)('has a text for each code in %s, column %s', (table, column, codes) => {
    const page = [
      ...readableCopy(copyOf([part({ sections: [{ table, rows: codes.map((value) => ({ [column]: value })) }] })]), {
        ...words,
        codeText: (key) => (texts[key] === undefined ? null : `«${texts[key]}»`),
      }),
    ].join('');
    expect(page.match(/«[^»]+»/g)).toHaveLength(codes.length);
  });

  it.each([
    ['DEPOSIT', 'PAYMENT', 'Deposit'],
    ['DEPOSIT', 'BONUS', 'Bonus added'],
    ['CASHOUT', 'BONUS', 'Bonus'],
    ['REVERSAL', 'PAYMENT', 'Reversal'],
    ['REVERSAL', 'ADJUSTMENT', 'Balance correction'],
  ])('calls a movement of the type %s and the category %s “%s”', (type, category, name) => {
    const page = pageOf(part({ sections: [{ table: 'wallet_transaction', rows: [{ type, category }] }] }));
    expect([...page.querySelectorAll('dd')].map(({ textContent }) => textContent)).toContain(name);
  });

  it('writes dates, amounts, countries and codes as people read them', () => {
    const page = pageOf(
      part({
        sections: [
          {
            table: 'players',
            rows: [
              {
                firstName: 'Aino',
                dateOfBirth: '1990-01-01',
                countryCode: 'FI',
                languageCode: 'FI',
                status: 'SELF_EXCLUDED',
                city: null,
              },
            ],
          },
          {
            table: 'payment',
            rows: [
              {
                createdAt: '2026-11-20T10:00:00.000Z',
                kind: 'DEPOSIT',
                method: 'SKRILL',
                amount: 12.5,
                currency: 'NOK',
                status: 'SUCCESS',
                closedAt: null,
              },
              {
                createdAt: '2026-11-20T11:00:00.000Z',
                kind: 'WITHDRAWAL',
                method: 'SKRILL',
                amount: 3,
                status: 'PENDING',
                closedAt: null,
              },
            ],
          },
          {
            table: 'marketing_choices',
            rows: [
              { savedAt: '2026-11-20T10:00:00.000Z', communication: 'NEWSLETTER', channel: 'SMS', enabled: false },
            ],
          },
          { table: 'kyc_answer', rows: [{ answeredAt: '2026-11-20T10:00:00.000Z', answer: { occupation: 'Nurse' } }] },
        ],
        withheld: [{ table: 'identity_users', column: 'passwordHash', reason: 'SECRET' }],
      }),
    );
    const read = page.body.textContent;
    for (const value of [
      'Aino',
      'on 1990-01-01',
      'Finland',
      'Finnish',
      'Self-excluded',
      'NOK 12.50',
      'EUR 3.00',
      'Withdrawal',
      'Newsletter',
      'occupation: Nurse',
      'help@northlight.example',
    ])
      expect(read).toContain(value);
    expect(page.querySelectorAll('tbody tr')).toHaveLength(2);
    expect(page.documentElement.lang).toBe('en-GB');
  });

  it('puts nothing into the page but text, whatever a player or a third party has written', () =>
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), (names) => {
        const hostile = ['</td><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onload='x", ...names];
        const page = pageOf(
          part({
            sections: [
              { table: 'game_session', rows: hostile.map((gameTitle) => ({ gameTitle, vertical: gameTitle })) },
            ],
          }),
        );
        expect(page.querySelectorAll('script, img, iframe, a, link')).toHaveLength(0);
        expect([...page.querySelectorAll('body *')].flatMap((element) => element.getAttributeNames())).toEqual(
          Array.from({ length: 3 }, () => 'scope'),
        );
        expect(page.querySelectorAll('tbody tr')).toHaveLength(hostile.length);
        expect(page.querySelector('tbody td:nth-child(2)')?.textContent).toBe(hostile[0]);
      }),
    ));

  it('lists what has happened in the order of time, whatever its keys are', () => {
    const at = (day: number) => `2026-11-0${day}T10:00:00.000Z`;
    const page = pageOf(
      part({ sections: [{ table: 'player_logins', rows: [3, 1, 2].map((day) => ({ at: at(day) })) }] }),
    );
    expect([...page.querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent)).toEqual(
      [1, 2, 3].map((day) => `at ${at(day)}`),
    );
  });

  it('may load nothing and run nothing', () =>
    expect(pageOf(part()).querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    ));
});
