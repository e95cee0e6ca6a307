import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '@baize/http';
import { yearsBetween } from './age.ts';
import { loginOutcome } from './login-outcome.ts';
import { COUNTRY_CODES } from '@baize/brand';
import { callingCode, phoneBody, phonePrefixes } from './phone-prefixes.ts';
import { signUpFailure } from './sign-up-error.ts';
import { backward, FIRST_PROGRESS, forward, SIGN_UP_STEPS } from './sign-up-steps.ts';
import { fieldErrorKey } from './validation.ts';

describe('sign-up steps (A§4)', () => {
  it('stay within the four, move by one and remember every visited step', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (moves) => {
        let progress = FIRST_PROGRESS;
        let expected = 0;
        const seen = new Set([0]);
        for (const ahead of moves) {
          progress = ahead ? forward(progress) : backward(progress);
          expected = Math.min(3, Math.max(0, expected + (ahead ? 1 : -1)));
          seen.add(expected);
          expect(SIGN_UP_STEPS.indexOf(progress.currentStep)).toBe(expected);
        }
        expect(new Set(progress.visitedSteps)).toEqual(new Set([...seen].map((index) => SIGN_UP_STEPS[index])));
        expect(progress.visitedSteps).toHaveLength(seen.size);
      }),
    );
  });
});

describe('sign-up errors (A§8)', () => {
  const api = (status: number, code = '', message = '', fields: [string, string][] = []) =>
    new ApiError(status, {
      code,
      message,
      validationErrors: fields.map(([field, text]) => ({ field, message: text, objectName: '' })),
    });
  it.each([
    [
      'no answer',
      new NetworkError(null),
      { code: 'error.country.blocked', title: 'auth.signUp.networkError', fields: [], duplicated: false },
    ],
    [
      'an existing player',
      api(400, 'error.registration.player_already_exists'),
      { code: 'error.same.customer.info.detected', fields: [], duplicated: true },
    ],
    ['400 without fields', api(400), { code: 'error.signup.unhandled', fields: [], duplicated: false }],
    [
      '400 with an empty list',
      api(400, 'error.validation'),
      { code: 'error.signup.unhandled', fields: [], duplicated: false },
    ],
    [
      '400 with fields',
      api(400, 'error.validation', '', [['email', 'error.email.invalid']]),
      { code: null, fields: [{ field: 'email', code: 'error.email.invalid' }], duplicated: false },
    ],
    [
      '403 explicit deny',
      api(403, '', 'User is not authorized: explicit deny in policy'),
      { code: 'error.captcha.validation', fields: [], duplicated: false },
    ],
    [
      '403 phone',
      api(403, 'error.vonage.phone.invalid'),
      { code: null, fields: [{ field: 'mobilePhone.body', code: 'error.vonage.validation' }], duplicated: false },
    ],
    [
      '403 with another code',
      api(403, 'error.captcha.validation'),
      { code: 'error.captcha.validation', fields: [], duplicated: false },
    ],
    ['500', api(500), { code: 'error.system.error', fields: [], duplicated: false }],
    [
      'a business code',
      api(409, 'error.registration.expired'),
      { code: 'error.registration.expired', fields: [], duplicated: false },
    ],
    ['a slip of our own', new TypeError('x'), { code: 'error.signup.unhandled', fields: [], duplicated: false }],
  ])('%s', (_, error, expected) => expect(signUpFailure(error)).toEqual(expected));
});

describe('login outcomes (A§4, A§8)', () => {
  const refused = (body: object) =>
    Object.assign(new Error(`PreAuthentication failed with error ${JSON.stringify(body)}.`), {
      name: 'UserLambdaValidationException',
    });
  const named = (name: string, message = '') => Object.assign(new Error(message), { name });
  it.each([
    [
      'time-out',
      refused({
        code: 'error.timeout.in.progress',
        days: 7,
        until: '2026-12-01T00:00:00Z',
        initiator: 'PLAYER',
        isCooling: false,
      }),
      { kind: 'timeout', days: 7, until: '2026-12-01T00:00:00Z', isCooling: false, initiator: 'PLAYER' },
    ],
    [
      'cooling-off',
      refused({ code: 'error.timeout.in.progress', days: 1, isCooling: true }),
      { kind: 'timeout', days: 1, until: null, isCooling: true, initiator: null },
    ],
    [
      'exclusion with days',
      refused({ code: 'error.exclusion.in.progress', days: 180 }),
      { kind: 'exclusion', days: 180, until: null },
    ],
    [
      'indefinite exclusion',
      refused({ code: 'error.exclusion.in.progress.indefinitely' }),
      { kind: 'exclusionIndefinite' },
    ],
    ['too many attempts', refused({ code: 'error.sign.in.attempt.count.exceeded' }), { kind: 'maxAttempts' }],
    [
      'too many attempts, the provider’s own words',
      named('NotAuthorizedException', 'Password attempts exceeded'),
      { kind: 'maxAttempts' },
    ],
    ['blacklisted', refused({ code: 'error.account.deactivated' }), { kind: 'blacklisted' }],
    ['closed', refused({ code: 'error.account.closed' }), { kind: 'closed', initiator: null }],
    [
      'closed at the player’s wish',
      refused({ code: 'error.account.closed', initiator: 'PLAYER' }),
      { kind: 'closed', initiator: 'PLAYER' },
    ],
    ['not found by code', refused({ code: 'error.player.not.found' }), { kind: 'notFound' }],
    ['not found by name', named('UserNotFoundException', 'User does not exist.'), { kind: 'notFound' }],
    ['wrong password', named('NotAuthorizedException', 'Incorrect username or password.'), { kind: 'unauthorised' }],
    ['a captcha first', refused({ code: 'error.captcha.validation' }), { kind: 'captcha' }],
    [
      'wrong password or unknown account, as the embedded pool says it',
      named('NotAuthorizedException', 'Incorrect username or password, or user not found (error.player.not.found).'),
      { kind: 'notFound' },
    ],
    ['an unknown code', refused({ code: 'error.brand.new' }), { kind: 'unauthorised' }],
    [
      'a refusal that is no JSON',
      named('UserLambdaValidationException', 'PreAuthentication failed {oops'),
      { kind: 'unauthorised' },
    ],
    ['no line', named('NetworkError', 'A network error has occurred.'), { kind: 'unreachable' }],
    ['no line, by fetch', new TypeError('Failed to fetch'), { kind: 'unreachable' }],
    ['nothing at all', undefined, { kind: 'unauthorised' }],
  ])('%s', (_, error, expected) => expect(loginOutcome(error)).toEqual(expected));
});

describe('phone prefixes (A§1 brand switches)', () => {
  const values = (switches: Parameters<typeof phonePrefixes>[0], tag = 'en') =>
    phonePrefixes(switches, tag).map(({ value }) => value);
  it('omit only the calling codes of the brand’s blocked countries', () => {
    const all = values({ allowAllPhonePrefixes: true, filteredPhonePrefixCountries: ['CG', 'HT', 'GB', 'VE'] });
    const some = values({ allowAllPhonePrefixes: false, filteredPhonePrefixCountries: ['CG', 'HT', 'GB', 'VE'] });
    expect(all).toEqual(expect.arrayContaining(['CG', 'HT', 'GB', 'VE', 'FI']));
    // Guernsey, Jersey and the Isle of Man share +44 with GB; the API refuses the code.
    expect(all.filter((code) => !some.includes(code)).sort()).toEqual(['CG', 'GB', 'GG', 'HT', 'IM', 'JE', 'VE']);
  });
  it('exist for every country, so that everyone who may register has one', () => {
    expect(COUNTRY_CODES.filter((code) => !/^[1-9]\d{0,3}$/.test(callingCode(code) ?? ''))).toEqual([]);
    expect(values({ allowAllPhonePrefixes: true, filteredPhonePrefixCountries: [] })).toHaveLength(
      COUNTRY_CODES.length,
    );
    expect(
      [
        ['FI', '358'],
        ['CA', '1'],
        ['GG', '44'],
        ['PN', '64'],
        ['ZZ', null],
      ].map(([code]) => callingCode(code ?? '')),
    ).toEqual(['358', '1', '44', '64', null]);
  });
  it('are named and sorted in the reader’s language', () => {
    const options = phonePrefixes({ allowAllPhonePrefixes: true, filteredPhonePrefixCountries: [] }, 'fi-FI');
    expect(options.find(({ value }) => value === 'FI')).toEqual({
      value: 'FI',
      prefix: '+358',
      label: 'Suomi',
      mark: 'FI',
      keywords: ['FI'],
    });
    const labels = options.map(({ label }) => label);
    expect(labels).toEqual([...labels].sort(new Intl.Collator('fi-FI').compare));
  });
  it.each([
    ['040 123 4567', '401234567'],
    ['(040) 123-4567', '401234567'],
    ['401234567', '401234567'],
    ['０９０－１２３４', '901234'],
    ['abc', ''],
    ['0', ''],
  ])('reads %j as %j', (typed, body) => expect(phoneBody(typed)).toBe(body));
  it.each([
    ['+358 40 123 4567', '401234567'],
    ['+358 (0)40 123 4567', '401234567'],
    ['00358401234567', '401234567'],
    ['＋３５８ ４０１２３４５６７', '401234567'],
    ['040 123 4567', '401234567'],
    // Begins like the code, and is a number.
    ['358 123 456', '358123456'],
    // Another country's: the API says what is wrong.
    ['+46 70 123 45 67', '46701234567'],
  ])('reads %j with the code chosen as %j', (typed, body) => expect(phoneBody(typed, '+358')).toBe(body));
});

describe('age', () => {
  it.each([
    ['2008-11-21', 18],
    ['2008-11-22', 17],
    ['2008-02-29', 18],
    ['1926-11-20', 100],
  ])('of a player born on %s is %s', (birthday, years) => expect(yearsBetween(birthday, '2026-11-21')).toBe(years));
});

it('names the error of a field', () => {
  expect([undefined, 'error.email.invalid', 'sms.code.invalid', 'Invalid input'].map(fieldErrorKey)).toEqual([
    undefined,
    'error.email.invalid',
    'sms.code.invalid',
    'error.field.required',
  ]);
});
