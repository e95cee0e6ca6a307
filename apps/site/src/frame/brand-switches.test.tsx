import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BrandConfig } from '@baize/brand';
import { depositMethods } from '@baize/contracts/cashier';
import { handle, handleContent, paymentMethod, playerSession, testBrand } from '@baize/testing';
import { storyImageRef } from '@baize/testing/story-games';
import { renderWithShell } from '@baize/testing/render';
import { HomeAbout } from '../pages/Home/sections.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const { switches } = testBrand().config;
const brandWith = (change: Partial<BrandConfig['switches']>) => testBrand({ switches: { ...switches, ...change } });
const footer = (change: Partial<BrandConfig['switches']>) =>
  renderWithShell(<SiteFooter />, { brand: brandWith(change), handlers: [handleContent(/_type == "staticPage"/, [])] });

const link = (name: string) => screen.queryByRole('link', { name });
it('lists the rules of a product only where the brand has it', async () => {
  const pages = [
    { slug: 'betting-rules', title: 'Betting rules', group: 'legal' },
    { slug: 'casino-rules', title: 'Casino rules', group: 'legal' },
  ];
  for (const sportsbook of [false, true]) {
    const capabilities = { ...testBrand().config.capabilities, sportsbook };
    const { unmount } = renderWithShell(<SiteFooter />, {
      brand: testBrand({ capabilities }),
      handlers: [handleContent(/_type == "staticPage"/, pages)],
    });
    await waitFor(() => expect(link('Casino rules')).toBeVisible());
    expect(link('Betting rules') !== null).toBe(sportsbook);
    unmount();
  }
});

it('shows a player the payment methods of their own cashier', async () => {
  const mark = (name: string, title: string) => ({
    name,
    title,
    image: { _type: 'image', asset: { _type: 'reference', _ref: storyImageRef(0, 'payment') }, color: '#223344' },
  });
  renderWithShell(<SiteFooter />, {
    who: playerSession(),
    handlers: [
      handle(depositMethods, [paymentMethod({ name: 'TRUSTLY' })]),
      handleContent('paymentMarks', [mark('TRUSTLY', 'Trustly'), mark('SKRILL', 'Skrill')]),
      handleContent(/_type == "staticPage"/, []),
    ],
  });
  expect(await screen.findByRole('img', { name: 'Trustly' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Skrill' })).toBeNull();
});

it.each([
  [{ footerContent: true }, 'Run by the content.', 'Run by a company.'],
  [{ footerLicenseLogos: true }, 'MGA · UKGC', /MGA\//],
])('takes the parts of the footer that %j names from the content service (B§3)', async (on, shown, replaced) => {
  renderWithShell(<SiteFooter />, {
    brand: brandWith({ hideFooterCompanyText: false, showFooterLicenceLogo: true }),
    handlers: [
      handleContent(/_type == "staticPage"/, []),
      handleContent('marketContent', {
        disableLiveChat: false,
        licenses: ['MGA', 'UKGC'],
        footerContent: 'Run by the content.',
        loyalty: true,
        footerToggles: { footerTermsAndConditions: false, footerContent: false, footerLicenseLogos: false, ...on },
      }),
    ],
  });
  expect(await screen.findByText(shown)).toBeVisible();
  expect(screen.queryByText(replaced)).toBeNull();
});

/** A§1: the blocks that a brand can show or hide. */
describe('a brand’s switches', () => {
  it.each([
    ['hideFooterCompanyText', 'Run by a company.', false, true],
    ['hideFooterGamblingText', 'For adults only.', false, true],
    ['footerDescription', 'The whole product without a costume.', true, false],
    ['hideHelpLink', 'Contact us', false, true],
    ['showFooterLicenceLogo', /MGA\/|licence/i, true, false],
  ] as const)('%s decides over %s in the footer', (name, words, shown, hidden) => {
    const { unmount } = footer({ [name]: shown });
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    unmount();
    footer({ [name]: hidden });
    expect(screen.queryByText(words)).toBeNull();
  });

  it('lets the offer to talk about gambling lead to support, unless the brand hides that link', () => {
    const { unmount } = footer({ hideFooterGamblingText: false, hideHelpLink: false });
    expect(within(screen.getByText('For adults only.')).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/en-UN/contact-live-chat',
    );
    unmount();
    footer({ hideFooterGamblingText: false, hideHelpLink: true });
    expect(within(screen.getByText('For adults only.')).queryByRole('link')).toBeNull();
  });

  it('hideHomepageAboutUs hides the block about the brand on the home page', () => {
    const { unmount } = renderWithShell(<HomeAbout />, { brand: brandWith({ hideHomepageAboutUs: false }) });
    expect(screen.getByText('Plain grey.')).toBeVisible();
    unmount();
    renderWithShell(<HomeAbout />, { brand: brandWith({ hideHomepageAboutUs: true }) });
    expect(screen.queryByText('Plain grey.')).toBeNull();
  });
});
