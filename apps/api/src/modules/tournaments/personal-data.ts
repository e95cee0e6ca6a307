import { personalTable, type PersonalData } from '../../plugins/personal-data.ts';
import { tournamentEntry, tournamentRound } from './schema.ts';

/** What the module stores about a player. Scores are hundredths of points, and given as points. */
export const personalData: PersonalData = {
  tables: [
    personalTable(tournamentEntry, { money: ['counted', 'score'] }),
    personalTable(tournamentRound, { money: ['staked', 'bonus', 'won', 'counted', 'score'] }),
  ],
};
