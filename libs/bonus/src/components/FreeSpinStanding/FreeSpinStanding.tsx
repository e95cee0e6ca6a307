import type { FreeSpinDetail, Reward } from '@baize/contracts/reward';
import { useText } from '@baize/i18n';
import { ProgressBar, Stack, Text } from '@baize/ui';
import { useRewardWords } from '../../words/use-reward-words.ts';

/** How many of the player's free spins are left and what they have won, or that their winnings wait for another bonus. */
export function FreeSpinStanding({ reward, spins }: { readonly reward: Reward; readonly spins: FreeSpinDetail }) {
  const text = useText('bonus');
  const { money } = useRewardWords()(reward);
  if (spins.state !== 'ACTIVE')
    return <Text size="sm">{text('bonus.spins.waiting', { amount: money(spins.won) })}</Text>;
  return (
    <Stack gap="sm">
      <ProgressBar
        label={text('bonus.spins.used')}
        value={spins.rounds - spins.roundsLeft}
        max={spins.rounds}
        valueText={text('bonus.spins.left', { count: spins.roundsLeft })}
      />
      <Text size="sm">{text('bonus.spins.won', { amount: money(spins.won) })}</Text>
    </Stack>
  );
}
