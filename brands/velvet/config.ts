import type { BrandConfig } from '@baize/brand';

export const config: BrandConfig = {
  id: 'velvet',
  name: 'Velvet',
  pairs: ['en-UN', 'fi-FI', 'no-NO', 'de-AT', 'ja-UN', 'en-CA', 'fr-CA'],
  capabilities: { casino: true, liveCasino: true, sportsbook: false, virtuals: false, promotions: true },
  switches: {
    hideHelpLink: false,
    hideFooterCompanyText: false,
    hideFooterGamblingText: false,
    footerDescription: true,
    filteredPhonePrefixCountries: ['CG', 'HT', 'GB', 'VE'],
    allowAllPhonePrefixes: false,
    hideHomepageAboutUs: false,
    allowRedirectAfterLogin: true,
    showFooterLicenceLogo: true,
  },
  tileLettering: 'none',
  unauthorisedVisitor: 'access-error',
  maximumBetPayout: 250_000,
  contact: {
    supportEmail: 'concierge@velvet.example',
    smsSender: 'Velvet',
    company: 'Velvet House Ltd',
    licence: 'Malta Gaming Authority',
    licenceNumber: 'MGA/B2C/003/2026',
    address: '9 Old Theatre Street, Valletta VLT 1426, Malta',
  },
};
