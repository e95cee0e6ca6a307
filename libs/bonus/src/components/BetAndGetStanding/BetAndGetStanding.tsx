import type { Reward } from '@baize/contracts/reward';
import { useText } from '@baize/i18n';
import { ProgressBar, Text } from '@baize/ui';
import { useRewardWords } from '../../words/use-reward-words.ts';

/** How much of the required stakes the player has made, or that the reward can be claimed. */
export function BetAndGetStanding({
  reward,
  betAndGet,
}: {
  readonly reward: Reward;
  readonly betAndGet: NonNullable<Reward['betAndGet']>;
}) {
  const text = useText('bonus');
  const { money, when } = useRewardWords()(reward);
  if (betAndGet.state === 'COMPLETED') return <Text size="sm">{text('bonus.bet.complete')}</Text>;
  return (
    <>
      <Text size="sm">{when}</Text>
      <ProgressBar
        label={text('bonus.progress')}
        value={betAndGet.staked}
        max={betAndGet.required}
        valueText={text('bonus.progress.value', {
          wagered: money(betAndGet.staked),
          requirement: money(betAndGet.required),
        })}
      />
    </>
  );
}
