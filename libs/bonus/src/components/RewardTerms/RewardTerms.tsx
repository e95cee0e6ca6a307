import type { Reward } from '@baize/contracts/bonus';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { DescriptionList, Link, Stack, Text } from '@baize/ui';
import { useRewardWords } from '../../model/use-reward-words.ts';

/** A reward's terms in plain words, with the way to the full ones. */
export function RewardTerms({ reward }: { readonly reward: Reward }) {
  const text = useText('bonus');
  const toPath = useLocalePath();
  const { headline, terms } = useRewardWords()(reward);
  return (
    <Stack gap="md">
      <Text weight="medium">{headline}</Text>
      <DescriptionList items={terms} />
      <Link href={toPath('bonus-terms')}>{text('bonus.toTerms')}</Link>
    </Stack>
  );
}
