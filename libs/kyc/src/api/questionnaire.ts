import { queryOptions } from '@tanstack/react-query';
import { occupations, sourceOfFunds } from '@baize/contracts/content-queries';
import { questionnaireSend, salaryRanges, type QuestionnaireAnswer } from '@baize/contracts/kyc';
import { call, queryContent } from '@baize/http';
import { playerKey } from '@baize/shell';

/** Queries the yearly salary ranges in the player's currency. */
export const salaryRangesQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'salary-ranges'),
    queryFn: ({ signal }) => call(salaryRanges, { signal }),
    staleTime: Infinity,
  });

/** Queries the questionnaire's choices of the content service (B§7), in the reader's language. */
export const choicesQuery = (locale: string) =>
  queryOptions({
    queryKey: ['content', 'questionnaire', locale],
    queryFn: async ({ signal }) => {
      const [occupation, source] = await Promise.all([
        queryContent(occupations, { locale }, signal),
        queryContent(sourceOfFunds, { locale }, signal),
      ]);
      return { occupation, source };
    },
  });

/** Sends the answers; a request is answered once. */
export const sendQuestionnaire = (body: QuestionnaireAnswer): Promise<void> => call(questionnaireSend, { body });
