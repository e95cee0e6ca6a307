import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mustStart, visitHolds } from './assumptions.ts';

const boot = { pair: 'en-UN' as const, identity: { userPoolId: 'pool', userPoolClientId: 'client', endpoint: null } };
const at = (address: string, state: unknown = null) => history.replaceState(state, '', address);
beforeEach(() => at('/en-UN'));
afterEach(() => {
  at('/');
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the app starts at once', () => {
  const starts = () => mustStart({ path: '/en-UN' }, boot);

  it('not for a visitor at the page’s own address', () => expect(starts()).toBe(false));
  it.each([
    ['at another address', () => at('/en-UN/online-casino')],
    ['with a search', () => at('/en-UN?search=star')],
    ['for the login popup', () => at('/en-UN#login')],
    ['for an unread answer of support', () => sessionStorage.setItem('support-unread', '1')],
    ['for a sign-up that a reload interrupted', () => at('/en-UN', { usr: { signUp: true } })],
    [
      'for a player',
      () => localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', '7d5f1f5e-2f0a-4f3e'),
    ],
  ])('%s', (_, change) => {
    change();
    expect(starts()).toBe(true);
  });
  it('not for another place on the page, or for a player of another brand', () => {
    at('/en-UN#about');
    localStorage.setItem('CognitoIdentityServiceProvider.other.LastAuthUser', 'x');
    expect(starts()).toBe(false);
  });
  it('not where storage is blocked: nobody stays signed in there', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(starts()).toBe(false);
  });
});

describe('the visit', () => {
  const page = { brand: 'northlight', assumes: { country: null, notCountries: ['FR', 'FI'], notRegions: ['CA-QC'] } };
  const answers = { access: 'allowed', countryCode: 'SE', regionCode: '08', maintenance: false };
  const holds = (change: object = {}, status = 200) => {
    const call = vi.fn(() => Promise.resolve(Response.json({ ...answers, ...change }, { status })));
    vi.stubGlobal('fetch', call);
    return { held: visitHolds(page, boot), call };
  };

  it('is asked for once, in the site’s name', async () => {
    const { held, call } = holds();
    expect(await held).toBe(true);
    expect(call).toHaveBeenCalledTimes(1);
    expect(call).toHaveBeenCalledWith(
      '/api/v1/site/visit',
      expect.objectContaining({
        headers: { sitecontext: '{"siteId":5,"brand":"northlight","market":"en-UN"}' },
      }),
    );
  });
  it.each([
    ['a country that is not served', { access: 'restricted' }],
    ['a verdict that is not known (ruling 23)', { access: 'waiting' }],
    ['maintenance', { maintenance: true }],
    ['a country with other games', { countryCode: 'FR' }],
    ['a region with another language', { countryCode: 'CA', regionCode: 'QC' }],
  ])('does not hold for %s', async (_, change) => expect(await holds(change).held).toBe(false));
  it('holds in the page’s own country, whatever that restricts, and not where less is restricted', async () => {
    const finnish = { ...page, assumes: { ...page.assumes, country: 'FI' } };
    const heldIn = async (countryCode: string | null) => {
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...answers, countryCode })));
      return [countryCode, await visitHolds(finnish, boot)];
    };
    expect([await heldIn('FI'), await heldIn(null), await heldIn('SE'), await heldIn('FR')]).toEqual([
      ['FI', true],
      [null, true],
      ['SE', false],
      ['FR', false],
    ]);
  });
  it('holds for the same region of another country, and an unknown place', async () => {
    expect(await holds({ countryCode: 'US', regionCode: 'QC' }).held).toBe(true);
    expect(await holds({ countryCode: null, regionCode: null }).held).toBe(true);
  });
  it('holds without an answer: an outage locks no one out', async () => {
    expect(await holds({}, 503).held).toBe(true);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await visitHolds(page, boot)).toBe(true);
  });
});
