import { personalTable, type PersonalData } from '../../plugins/personal-data.ts';
import { cookieConsent } from './schema.ts';

/** What the module stores about a player. */
export const personalData: PersonalData = {
  tables: [personalTable(cookieConsent)],
};
