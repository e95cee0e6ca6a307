import { personalTable, type PersonalData } from '../../plugins/personal-data.ts';
import { accountClosures, marketingChoices, personalDataCopies, phoneChanges } from './schema.ts';

/** What the module stores about a player. */
export const personalData: PersonalData = {
  tables: [
    personalTable(marketingChoices),
    // A finished request proves nothing any more once the account is closed.
    personalTable(phoneChanges, { withheld: { codeHash: 'SECRET' }, deletedAtClosure: true }),
    personalTable(accountClosures),
    personalTable(personalDataCopies),
  ],
};
