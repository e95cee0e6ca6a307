import type { Reward } from '@baize/contracts/reward';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { Inline, Link, ProgressBar, Text } from '@baize/ui';
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
  const toPath = useLocalePath();
  const { money, when } = useRewardWords()(reward);
  const games = betAndGet.games.filter(({ gameSlug }) => gameSlug !== null);
  if (betAndGet.state === 'COMPLETED') return <Text size="sm">{text('bonus.bet.complete')}</Text>;
  return (
    <>
      <Text size="sm">{when}</Text>
      {games.length > 1 && (
        <Inline gap="sm">
          {games.map(({ gameId, title, gameSlug }) => (
            <Link key={gameId} href={toPath(`play/${gameSlug}`)}>
              {title}
            </Link>
          ))}
        </Inline>
      )}
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
