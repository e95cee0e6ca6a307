import type { BrandConfig } from '@baize/brand';

export const config: BrandConfig = {
  id: 'wireframe',
  name: 'Wireframe',
  pairs: ['en-UN', 'fi-FI', 'no-NO', 'de-AT', 'pt-PT', 'pl-UN', 'ja-UN', 'en-CA', 'fr-CA', 'en-NZ', 'en-IN', 'es-CL', 'es-PE', 'tl-PH', 'tr-TR', 'pt-BR', 'de-JJ', 'en-GG', 'en-LL', 'fr-LL', 'en-PP'],
  capabilities: { casino: true, liveCasino: true, sportsbook: true, virtuals: true, promotions: true },
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
    supportEmail: 'support@wireframe.example', smsSender: 'Wireframe', company: 'Wireframe Reference Ltd',
    licence: 'Malta Gaming Authority', licenceNumber: 'MGA/B2C/002/2026', address: '1 Example Street, Valletta VLT 1000, Malta',
  },
};
