import type { BrandConfig } from '@baize/brand';

export const config: BrandConfig = {
  id: 'marigold',
  name: 'Marigold',
  pairs: ['en-UN', 'fi-FI', 'no-NO', 'de-AT', 'pt-PT', 'es-CL', 'es-PE', 'en-CA', 'fr-CA'],
  capabilities: { casino: true, liveCasino: true, sportsbook: false, virtuals: false, promotions: true },
  switches: {
    hideHelpLink: true,
    hideFooterCompanyText: false,
    hideFooterGamblingText: false,
    footerDescription: true,
    filteredPhonePrefixCountries: [],
    allowAllPhonePrefixes: true,
    hideHomepageAboutUs: false,
    allowRedirectAfterLogin: false,
    showFooterLicenceLogo: false,
  },
  unauthorisedVisitor: 'access-error',
  maximumBetPayout: 250_000,
  contact: {
    supportEmail: 'hello@marigold.example',
    smsSender: 'Marigold',
    company: 'Marigold Play Ltd',
    licence: 'Malta Gaming Authority',
    licenceNumber: 'MGA/B2C/001/2026',
    address: '27 Old Bakery Street, Valletta VLT 1450, Malta',
  },
};
