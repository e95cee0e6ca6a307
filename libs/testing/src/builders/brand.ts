import type { BrandConfig, BrandLegal } from '@baize/brand';

/** A brand that fits two real markets. */
export function brandConfig(change: Partial<BrandConfig> = {}): BrandConfig {
  return {
    id: 'harbour',
    name: 'Harbour',
    pairs: ['en-UN', 'fi-FI'],
    capabilities: { casino: true, liveCasino: false, sportsbook: false, virtuals: false, promotions: true },
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
    maximumBetPayout: 500_000,
    contact: {
      supportEmail: 'a@b.example',
      smsSender: 'Harbour',
      company: 'Harbour Ltd',
      licence: 'L',
      licenceNumber: '1',
      address: 'A',
    },
    ...change,
  };
}

/** Its legal texts, in English and Finnish. */
export function brandLegal(): BrandLegal {
  return {
    company: { en: 'Run by Harbour Ltd.', fi: 'Harbour Ltd:n ylläpitämä.' },
    gambling: { en: 'Adults only.', fi: 'Vain aikuisille.' },
    description: { en: 'A harbour.', fi: 'Satama.' },
    about: { en: { title: 'About', paragraphs: ['Long ago.'] } },
  };
}
