import type { BrandConfig } from '@baize/brand';

export const config: BrandConfig = {
  id: 'northlight',
  name: 'Northlight',
  pairs: ['en-UN', 'fi-FI', 'no-NO', 'de-AT', 'pt-PT', 'pl-UN', 'ja-UN', 'en-CA', 'fr-CA', 'en-NZ', 'en-IN', 'es-CL', 'es-PE', 'tl-PH', 'tr-TR', 'pt-BR', 'de-JJ', 'en-GG', 'en-LL', 'fr-LL', 'en-PP'],
  capabilities: { casino: true, liveCasino: true, sportsbook: true, virtuals: false, promotions: true },
  switches: {
    hideHelpLink: false,
    hideFooterCompanyText: false,
    hideFooterGamblingText: false,
    footerDescription: true,
    filteredPhonePrefixCountries: [],
    allowAllPhonePrefixes: true,
    hideHomepageAboutUs: false,
    allowRedirectAfterLogin: true,
    showFooterLicenceLogo: true,
  },
  unauthorisedVisitor: 'access-error',
  contact: {
    supportEmail: 'care@northlight.example', smsSender: 'Northlight', company: 'Northlight Gaming Ltd',
    licence: 'Malta Gaming Authority', licenceNumber: 'MGA/B2C/000/2026', address: 'Level 3, 18 Tower Road, Sliema SLM 1605, Malta',
  },
};
