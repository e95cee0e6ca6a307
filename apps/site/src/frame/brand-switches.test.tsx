import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BrandConfig } from '@baize/brand';
import { handleContent, testBrand } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { HomeAbout } from '../pages/Home/sections.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const { switches } = testBrand().config;
const brandWith = (change: Partial<BrandConfig['switches']>) => testBrand({ switches: { ...switches, ...change } });
const footer = (change: Partial<BrandConfig['switches']>) =>
  renderWithShell(<SiteFooter />, { brand: brandWith(change), handlers: [handleContent(/_type == "staticPage"/, [])] });

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

  it('hideHomepageAboutUs hides the block about the brand on the home page', () => {
    const { unmount } = renderWithShell(<HomeAbout />, { brand: brandWith({ hideHomepageAboutUs: false }) });
    expect(screen.getByText('Plain grey.')).toBeVisible();
    unmount();
    renderWithShell(<HomeAbout />, { brand: brandWith({ hideHomepageAboutUs: true }) });
    expect(screen.queryByText('Plain grey.')).toBeNull();
  });
});
