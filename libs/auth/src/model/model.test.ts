import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@baize/http';
import { dateHere, yearsBetween } from './age.ts';
import { loginOutcome } from './login-outcome.ts';
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
      { code: 'error.country.blocked', title: 'auth.signUp.networkError', fields: [], outcome: null },
    ],
    [
      'an existing player',
      api(400, 'error.registration.player_already_exists'),
      { code: 'error.same.customer.info.detected', fields: [], outcome: 'Duplicated' },
    ],
    [
      'a country that may not join',
      api(403, 'error.country.blocked'),
      { code: 'error.country.blocked', fields: [], outcome: 'Unsupported' },
    ],
    ['400 without fields', api(400), { code: 'error.signup.unhandled', fields: [], outcome: null }],
    [
      '400 with an empty list',
      api(400, 'error.validation'),
      { code: 'error.signup.unhandled', fields: [], outcome: null },
    ],
    [
      '400 with fields',
      api(400, 'error.validation', '', [['email', 'error.email.invalid']]),
      { code: null, fields: [{ field: 'email', code: 'error.email.invalid' }], outcome: null },
    ],
    [
      'a number that the API refuses as a whole, at the field of the number',
      api(400, 'error.phone.prefix_blocked', '', [['mobilePhone', 'error.phone.prefix_blocked']]),
      { code: null, fields: [{ field: 'mobilePhone.body', code: 'error.phone.prefix_blocked' }], outcome: null },
    ],
    [
      'a calling code that the contract refuses, at the field of the number',
      api(400, 'error.validation', '', [['mobilePhone.prefix', 'error.phone.prefix']]),
      { code: null, fields: [{ field: 'mobilePhone.body', code: 'error.phone.prefix' }], outcome: null },
    ],
    [
      '403 explicit deny',
      api(403, '', 'User is not authorized: explicit deny in policy'),
      { code: 'error.captcha.validation', fields: [], outcome: null },
    ],
    [
      '403 phone',
      api(403, 'error.vonage.phone.invalid'),
      { code: null, fields: [{ field: 'mobilePhone.body', code: 'error.vonage.validation' }], outcome: null },
    ],
    [
      '403 with another code',
      api(403, 'error.captcha.validation'),
      { code: 'error.captcha.validation', fields: [], outcome: null },
    ],
    ['500', api(500), { code: 'error.system.error', fields: [], outcome: null }],
    ['500 with a code', api(500, 'error.brand.new'), { code: 'error.system.error', fields: [], outcome: null }],
    ['502 without a code', api(502), { code: 'error.system.error', fields: [], outcome: null }],
    [
      'a service that is not ready',
      api(503, 'error.service_unavailable'),
      { code: 'error.service_unavailable', fields: [], outcome: null },
    ],
    [
      'a business code',
      api(409, 'error.registration.expired'),
      { code: 'error.registration.expired', fields: [], outcome: null },
    ],
    ['a slip of our own', new TypeError('x'), { code: 'error.signup.unhandled', fields: [], outcome: null }],
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
    [
      'a national register',
      refused({ code: 'error.exclusion.in.progress.indefinitely', register: 'OASIS' }),
      { kind: 'register', register: 'OASIS' },
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

describe('age', () => {
  it.each([
    ['2008-11-21', 18],
    ['2008-11-22', 17],
    ['2008-02-29', 18],
    ['1926-11-20', 100],
  ])('of a player born on %s is %s', (birthday, years) => expect(yearsBetween(birthday, '2026-11-21')).toBe(years));
});

it.each([
  ['Helsinki', -120, '2026-11-21T22:30:00Z', '2026-11-22'],
  ['Toronto', 300, '2026-11-22T04:30:00Z', '2026-11-21'],
])('knows the date of a device in %s', (_place, offset, now, date) => {
  const zone = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  try {
    expect(dateHere(Date.parse(now))).toBe(date);
  } finally {
    zone.mockRestore();
  }
});

it('names the error of a field', () => {
  expect([undefined, 'error.email.invalid', 'sms.code.invalid', 'Invalid input'].map(fieldErrorKey)).toEqual([
    undefined,
    'error.email.invalid',
    'sms.code.invalid',
    'error.field.required',
  ]);
});
