import { personalTable, type PersonalData } from '../../plugins/personal-data.ts';
import { playerLogins, playerStops, players } from './schema.ts';

/** What the module stores about a player. */
export const personalData: PersonalData = {
  tables: [
    personalTable(players, { withheld: { emailKey: 'ELSEWHERE', identityCheckDueAt: 'INTERNAL', cpf: 'SECRET' } }),
    personalTable(playerLogins, { withheld: { sessionId: 'SECRET' } }),
    personalTable(playerStops),
  ],
};
