import type { BonusSteps } from '@baize/contracts/reward';
import { useFormat, useText } from '@baize/i18n';
import { ProgressBar, Text } from '@baize/ui';

export interface StepStandingProps {
  readonly steps: BonusSteps;
  /** The most that the bonus can give; null without a maximum. */
  readonly maximumWin: number | null;
  readonly money: (amount: number) => string;
}

/**
 * Of a bonus of steps: how many are complete, what they have made the player's own, and what the next one needs, or that
 * there is nothing more to get.
 */
export function StepStanding({ steps, maximumWin, money }: StepStandingProps) {
  const text = useText('bonus');
  const format = useFormat();
  return (
    <>
      <ProgressBar
        label={text('bonus.steps.done')}
        value={steps.done}
        max={steps.count}
        size="sm"
        tone="positive"
        valueText={text('bonus.steps.value', { done: format.number(steps.done), steps: format.number(steps.count) })}
      />
      {steps.done > 0 && <Text size="sm">{text('bonus.steps.released', { amount: money(steps.released) })}</Text>}
      {maximumWin !== null && steps.released >= maximumWin && <Text size="sm">{text('bonus.steps.maximum')}</Text>}
      {steps.toNext !== null && <Text size="sm">{text('bonus.steps.next', { amount: money(steps.toNext) })}</Text>}
    </>
  );
}
