import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import {
  authorisationAtom,
  identityRefused,
  identityToken,
  provideIdentityToken,
  sessionAtom,
  sessionFromClaims,
} from './index.ts';

describe('claims', () => {
  it('use the names of the documents', () => {
    expect(
      sessionFromClaims({
        player_id: 'p',
        player_access_id: 'a',
        email: 'e@x.test',
        country_code: 'FI',
        language_code: 'EN',
        login_method: 'PNP',
        registrationDate: '2026',
        multibrand: '{"suspended":false}',
        exp: 7,
        zendeskJwtToken: 'signed',
      }),
    ).toEqual({
      playerId: 'p',
      playerAccessId: 'a',
      email: 'e@x.test',
      countryCode: 'FI',
      languageCode: 'EN',
      loginMethod: 'PNP',
      registrationDate: '2026',
      multibrandSuspended: false,
      supportToken: 'signed',
      expiresAt: 7,
    });
  });
  it.each([
    ['{"suspended":true}', true],
    ['not json', true],
    ['{"suspended":"yes"}', false],
    [undefined, false],
  ])('multibrand %j means suspended: %s', (multibrand, suspended) => {
    expect(sessionFromClaims(multibrand === undefined ? {} : { multibrand }).multibrandSuspended).toBe(suspended);
  });
  it('has the documents’ default login method and never undefined fields', () => {
    const session = sessionFromClaims({});
    expect(session.loginMethod).toBe('DEFAULT');
    expect(Object.values(session)).not.toContain(undefined);
  });
});

describe('the session', () => {
  it.each([[{ status: 'pending' }], [{ status: 'requested' }], [{ status: 'resolved', authorised: false }]] as const)(
    'is nobody’s while %j',
    (authorisation) => {
      const store = createStore();
      store.set(authorisationAtom, authorisation);
      expect(store.get(sessionAtom)).toBeNull();
    },
  );
});

describe('the token source', () => {
  it('is empty until one registers, and after it leaves', async () => {
    expect(await identityToken()).toBeNull();
    const refused = vi.fn();
    const stop = provideIdentityToken({ token: () => Promise.resolve('t'), refused });
    expect(await identityToken()).toBe('t');
    identityRefused();
    stop();
    identityRefused();
    expect(refused).toHaveBeenCalledTimes(1);
    expect(await identityToken()).toBeNull();
  });
  it('stays when an earlier one leaves late', async () => {
    const stop = provideIdentityToken({ token: () => Promise.resolve('old'), refused: () => undefined });
    const stopNew = provideIdentityToken({ token: () => Promise.resolve('new'), refused: () => undefined });
    stop();
    expect(await identityToken()).toBe('new');
    stopNew();
  });
});
