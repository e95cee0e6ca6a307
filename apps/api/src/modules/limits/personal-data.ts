import { personalTable, type PersonalData } from '../../plugins/personal-data.ts';
import { limitChange, plannedExclusion, playerActivity, playerLimit } from './schema.ts';

/** What the module stores about a player. */
export const personalData: PersonalData = {
  tables: [
    personalTable(playerLimit, { money: ['value', 'pendingValue'] }),
    personalTable(limitChange, { money: ['value'] }),
    personalTable(plannedExclusion),
    personalTable(playerActivity, { deletedAtClosure: true }),
  ],
};
