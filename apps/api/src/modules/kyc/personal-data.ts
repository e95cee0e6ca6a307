import { personalTable, type PersonalData } from '../../plugins/personal-data.ts';
import { kycAnswers, kycDocuments, kycFiles } from './schema.ts';

/** What the module stores about a player. */
export const personalData: PersonalData = {
  tables: [personalTable(kycDocuments), personalTable(kycFiles), personalTable(kycAnswers)],
  withheld: { kyc_content: 'FILE' },
};
