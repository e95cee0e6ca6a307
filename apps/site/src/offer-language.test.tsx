import { act, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_VERSION } from '@baize/contracts/consent';
import { siteLocation } from '@baize/contracts/site';
import { consentAtom, createQueryClient, REFUSE_ALL } from '@baize/shell';
import { handle, serve, testSite } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { offerLanguage } from './offer-language.ts';
import { keepLanguage } from './overlays/kept-language.ts';
import { languageOfferAtom } from './overlays/language-offer.ts';
import { LanguageOffer } from './overlays/LanguageOffer.tsx';

beforeEach(() => sessionStorage.clear());

describe('the language of the visitor’s region (A§9: Quebec is caf)', () => {
  const offered = async (pair: 'en-CA' | 'fr-CA', countryCode: string | null, regionCode: string | null) => {
    serve(handle(siteLocation, { ipAddress: '192.0.2.7', countryCode, city: null, regionCode }));
    const store = createStore();
    const { market } = testSite({ pair });
    await offerLanguage({ store, queryClient: createQueryClient(), site: { market, pairs: ['en-CA', 'fr-CA'] } });
    return store.get(languageOfferAtom);
  };
  it('is offered to a visitor in Quebec on the English page', async () =>
    expect(await offered('en-CA', 'CA', 'QC')).toBe('fr-CA'));
  it.each([
    ['on the French page', 'fr-CA', 'CA', 'QC'],
    ['in Ontario', 'en-CA', 'CA', 'ON'],
    ['in another country’s region of that code', 'en-CA', 'FR', 'QC'],
    ['of whom nothing is known', 'en-CA', null, null],
  ] as const)('is not offered to a visitor %s', async (_where, pair, country, region) =>
    expect(await offered(pair, country, region)).toBeNull(),
  );
  it('is not offered again after the visitor has chosen to stay', async () => {
    keepLanguage();
    expect(await offered('en-CA', 'CA', 'QC')).toBeNull();
  });
});

describe('the notice', () => {
  const show = async () => {
    const shown = renderWithShell(<LanguageOffer />, { pair: 'en-CA', path: '/en-CA/promotions?x=1' });
    act(() => {
      shown.store.set(consentAtom, {
        cookiesConsentId: '7d5f1f5e-2f0a-4f3e-9f43-0f1f6c1d9a10',
        version: CONSENT_VERSION,
        essentials: true,
        ...REFUSE_ALL,
      });
      shown.store.set(languageOfferAtom, 'fr-CA');
    });
    await screen.findByRole('region', { name: 'This site is also in French' });
    return shown;
  };
  it('opens the same page in French', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    const { user } = await show();
    const french = screen.getByRole('button', { name: 'Français' });
    expect(french.closest('[lang]')).toHaveAttribute('lang', 'fr-CA');
    await user.click(french);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/fr-CA/promotions?x=1');
    vi.unstubAllGlobals();
  });
  it('goes away for the rest of the visit', async () => {
    const { user, store } = await show();
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(store.get(languageOfferAtom)).toBeNull();
    expect(sessionStorage.getItem('language-kept')).not.toBeNull();
  });
});
