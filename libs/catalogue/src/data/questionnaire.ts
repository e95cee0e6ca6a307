import type { OccupationDocument, SourceOfFundsDocument } from '@baize/contracts/content';
import { documentBase } from './documentBase.ts';
import { localized } from './texts.ts';

/** In the order in which a player reads them. Texts are in `texts/` as `occupation.<code>` and `sourceOfFunds.<code>`. */
const OCCUPATIONS = [
  'EMPLOYED',
  'SELF_EMPLOYED',
  'BUSINESS_OWNER',
  'PUBLIC_SERVANT',
  'STUDENT',
  'RETIRED',
  'HOMEMAKER',
  'UNEMPLOYED',
];
const SOURCES_OF_FUNDS = [
  'SALARY',
  'BUSINESS_INCOME',
  'PENSION',
  'SAVINGS',
  'INVESTMENTS',
  'PROPERTY_SALE',
  'INHERITANCE',
  'WINNINGS',
];
const slugOf = (code: string) => code.toLowerCase().replaceAll('_', '-');

/** Builds the occupations of the EDD questionnaire (B§7). */
export const buildOccupations = (): OccupationDocument[] =>
  OCCUPATIONS.map((id, order) => ({
    ...documentBase(`occupation-${slugOf(id)}`, 'occupation'),
    id,
    order,
    title: localized(`occupation.${id}`),
  }));

/** Builds the sources of funds of the EDD questionnaire (B§7). */
export const buildSourcesOfFunds = (): SourceOfFundsDocument[] =>
  SOURCES_OF_FUNDS.map((id, order) => ({
    ...documentBase(`sourceOfFunds-${slugOf(id)}`, 'sourceOfFunds'),
    id,
    order,
    title: localized(`sourceOfFunds.${id}`),
  }));
