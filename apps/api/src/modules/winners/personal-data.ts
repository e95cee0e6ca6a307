import type { PersonalData } from '../../plugins/personal-data.ts';

/** What the module stores about a player. */
export const personalData: PersonalData = {
  tables: [],
  withheld: { recent_win: 'ELSEWHERE' },
};
