import { personalTable, type PersonalData } from '../../plugins/personal-data.ts';
import { kycAnswers, kycDocuments, kycFiles, kycPhoneLinks, kycTimers, kycVendorChecks } from './schema.ts';

/** What the module stores about a player. */
export const personalData: PersonalData = {
  tables: [
    personalTable(kycDocuments),
    personalTable(kycFiles),
    personalTable(kycAnswers),
    personalTable(kycVendorChecks),
    personalTable(kycTimers, { deletedAtClosure: true }),
    personalTable(kycPhoneLinks, { deletedAtClosure: true }),
  ],
  withheld: { kyc_content: 'FILE' },
};
