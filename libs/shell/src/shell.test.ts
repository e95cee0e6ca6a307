import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@baize/http';
import { byPermission, decideAccess, guardsOf, type Visitor } from './guards/guards.ts';
import { errorText } from './error-text.ts';
import { emitSocketMessage, onSocketMessage } from './socket/wallet-socket.ts';
import { safeRedirect } from './safe-redirect.ts';
import { localePath } from './locale-path.ts';

/** A guard defined by a domain. */
const casino = byPermission((profile) => profile.permissions.casino !== false);
const anonymous: Visitor = {
  authorisation: { status: 'resolved', authorised: false },
  profile: null,
  profileStatus: 'none',
};
const pending: Visitor = { authorisation: { status: 'pending' }, profile: null, profileStatus: 'none' };
const session = {
  playerId: 'p',
  playerAccessId: 'p',
  email: 'e',
  countryCode: 'FI',
  languageCode: 'EN',
  loginMethod: 'DEFAULT',
  registrationDate: '',
  multibrandSuspended: false,
  supportToken: null,
  expiresAt: 0,
};
const player = (permissions: Record<string, boolean>, suspended = false): Visitor => ({
  authorisation: { status: 'resolved', authorised: true, session },
  profile: { permissions, multibrand: { suspended } } as unknown as NonNullable<Visitor['profile']>,
  profileStatus: 'ready',
});

const onBreak = (permissions: Record<string, boolean>): Visitor => {
  const { profile, ...visitor } = player(permissions);
  return {
    ...visitor,
    profile: { ...profile, accountStatus: 'SELF_EXCLUDED', accountStatusUntil: null } as NonNullable<
      Visitor['profile']
    >,
  };
};

describe('guards (A§2, B§2)', () => {
  it('close every route that is not marked as open during a break (ruling 19)', () => {
    expect(guardsOf({ guards: ['login'] })).toEqual(['notOnBreak', 'login']);
    expect(guardsOf({})).toEqual(['notOnBreak']);
    expect(guardsOf({ guards: ['login'], onBreak: 'open' })).toEqual(['login']);
    expect(decideAccess(['notOnBreak'], onBreak({}))).toEqual({ kind: 'redirect', to: 'money' });
  });

  it.each([
    ['a visitor at a login page', ['login'], anonymous, 'unauthorised'],
    ['anybody before it is known who they are', ['login'], pending, 'wait'],
    ['a visitor in the casino', [casino, 'notRiskPayout'], anonymous, 'allow'],
    [
      'a player with everything',
      ['login', 'notRiskPayout', 'notSuspended', casino],
      player({ payout: false, casino: true }),
      'allow',
    ],
    ['a risk-payout player', ['login', 'notRiskPayout'], player({ payout: true }), 'redirect'],
    ['a suspended player', ['login', 'notSuspended'], player({}, true), 'redirect'],
    ['a player without casino access', [casino], player({ casino: false }), 'redirect'],
    ['a visitor at a page that a break closes', ['notOnBreak'], anonymous, 'allow'],
    ['anybody at such a page before it is known who they are', ['notOnBreak'], pending, 'wait'],
    [
      'a player at such a page whose profile is on its way',
      ['notOnBreak'],
      { ...player({}), profile: null, profileStatus: 'loading' },
      'wait',
    ],
    [
      'a player at such a page whose profile cannot be had',
      ['notOnBreak'],
      { ...player({}), profile: null, profileStatus: 'failed' },
      'allow',
    ],
    ['a player at such a page who is on no break', ['notOnBreak'], player({}), 'allow'],
    [
      'an excluded player who could do nothing else either',
      ['notOnBreak', 'login', 'notRiskPayout'],
      onBreak({ payout: true }),
      'redirect',
    ],
    ['a player at sign-up', ['anonymous'], player({}), 'redirect'],
  ] as const)('%s', (_, guards, visitor, kind) => {
    expect(decideAccess(guards, visitor).kind).toBe(kind);
  });

  it('asks to try again when the profile cannot be loaded, except where permissions default to allowed (A§6)', () => {
    const unknown = { ...player({}), profile: null, profileStatus: 'failed' } as const;
    expect(decideAccess(['notRiskPayout'], unknown).kind).toBe('failed');
    expect(decideAccess([casino], unknown).kind).toBe('allow');
    expect(decideAccess([casino], { ...unknown, profileStatus: 'loading' }).kind).toBe('wait');
  });
});

describe('redirect targets (ruling 6)', () => {
  it.each([
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/en-UN\\evil',
    '/en-UN/%2f%2fevil',
    '/en-UN/%252f%252fevil',
    '/fi-FI/x',
    '/en-UNX',
    '/en-UN/../fi-FI',
    '/en-UN/%2e%2e/x',
    '%E0%A4%A',
  ])('%s goes home', (target) => {
    expect(safeRedirect(target, '/en-UN')).toBe('/en-UN');
  });
  it('keeps a path within the site with query and hash', () => {
    expect(safeRedirect('/en-UN/online-casino?bonusCode=A//B#x', '/en-UN')).toBe(
      '/en-UN/online-casino?bonusCode=A//B#x',
    );
  });
  it('never leads off the site, whatever the input', () => {
    fc.assert(
      fc.property(fc.string(), (target) => {
        const url = new URL(safeRedirect(target, '/en-UN'), 'https://site.example');
        expect(url.origin).toBe('https://site.example');
        expect(url.pathname === '/en-UN' || url.pathname.startsWith('/en-UN/')).toBe(true);
      }),
    );
  });
});

it('returns the code’s text, else the server’s message, else the general one', () => {
  const text = (key: string) => ({ 'error.not_enough_funds': 'Not enough', 'error.oops.tryAgain': 'Oops' })[key] ?? key;
  expect(errorText(new ApiError(400, { code: 'error.not_enough_funds' }), text)).toBe('Not enough');
  expect(errorText(new ApiError(400, { code: 'error.unheard.of', message: 'Because.' }), text)).toBe('Because.');
  expect(errorText(new Error('x'), text)).toBe('Oops');
});

it('names the reason of a refusal where it has its own text', () => {
  const known: Readonly<Record<string, string>> = {
    'error.game.restricted': 'Not here',
    'error.game.restricted.balance_needed': 'Deposit first',
  };
  const text = (key: string) => known[key] ?? key;
  const refused = (reason: unknown) =>
    errorText(new ApiError(403, { code: 'error.game.restricted', details: { reason } }), text);
  expect(refused('balance_needed')).toBe('Deposit first');
  expect(refused('country')).toBe('Not here');
  expect(refused(undefined)).toBe('Not here');
});

it('passes socket messages to every handler until it stops listening', () => {
  const handler = vi.fn();
  const stop = onSocketMessage(handler);
  emitSocketMessage({ body: { type: 'PLAYER_LOYALTY_LEVEL', playerId: 'p', isLevelUp: true } });
  stop();
  emitSocketMessage({ body: { type: 'PLAYER_LOYALTY_LEVEL', playerId: 'p', isLevelUp: true } });
  expect(handler).toHaveBeenCalledTimes(1);
});

it('adds the locale prefix to paths', () => {
  expect([localePath('en-UN', ''), localePath('fi-FI', '/terms')]).toEqual(['/en-UN', '/fi-FI/terms']);
});
