import type { Reward } from '@baize/contracts/reward';
import { DescriptionList, Stack, Text } from '@baize/ui';
import { useRewardWords } from '../../words/use-reward-words.ts';
import * as css from './RewardTerms.css.ts';

/** A reward's terms in plain words: how much and until when as a list, what counts and what leaving costs as sentences. */
export function RewardTerms({ reward }: { readonly reward: Reward }) {
  const { when, terms, notes } = useRewardWords()(reward);
  return (
    <Stack gap="md">
      <Text>{when}</Text>
      <div className={css.terms}>
        <DescriptionList columns items={terms} />
        {notes.length > 0 && (
          <div className={css.notes}>
            {notes.map(({ id, term, value }) => (
              <Stack key={id} gap="none">
                <Text size="sm" tone="muted">
                  {term}
                </Text>
                <Text size="sm">{value}</Text>
              </Stack>
            ))}
          </div>
        )}
      </div>
    </Stack>
  );
}
