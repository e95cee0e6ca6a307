import { queryOptions } from '@tanstack/react-query';
import { questionnaireSend, salaryRanges, type QuestionnaireAnswer } from '@baize/contracts/kyc';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';

/** Queries the yearly salary ranges in the player's currency. */
export const salaryRangesQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'salary-ranges'),
    queryFn: ({ signal }) => call(salaryRanges, { signal }),
    staleTime: Infinity,
  });

/** Sends the answers; a request is answered once. */
export const sendQuestionnaire = (body: QuestionnaireAnswer): Promise<void> => call(questionnaireSend, { body });
