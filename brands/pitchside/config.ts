import type { BrandConfig } from '@baize/brand';

export const config: BrandConfig = {
  id: 'pitchside',
  name: 'Pitchside',
  pairs: ['en-UN', 'fi-FI', 'pl-UN', 'pt-PT', 'tr-TR', 'en-NZ', 'en-IN', 'tl-PH', 'en-CA', 'fr-CA'],
  capabilities: { casino: true, liveCasino: true, sportsbook: true, virtuals: true, promotions: true },
  switches: {
    hideHelpLink: false,
    hideFooterCompanyText: false,
    hideFooterGamblingText: false,
    footerDescription: true,
    filteredPhonePrefixCountries: [],
    allowAllPhonePrefixes: true,
    hideHomepageAboutUs: true,
    allowRedirectAfterLogin: true,
    showFooterLicenceLogo: false,
  },
  tileLettering: 'none',
  unauthorisedVisitor: 'access-error',
  maximumBetPayout: 1_000_000,
  contact: {
    supportEmail: 'bench@pitchside.example',
    smsSender: 'Pitchside',
    company: 'Pitchside Sports Ltd',
    licence: 'Malta Gaming Authority',
    licenceNumber: 'MGA/B2C/004/2026',
    address: '5 Stadium Street, Gzira GZR 1302, Malta',
  },
};
