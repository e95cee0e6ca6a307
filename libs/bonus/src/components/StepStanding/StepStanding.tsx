import type { BonusSteps } from '@baize/contracts/reward';
import { useFormat, useText } from '@baize/i18n';
import { ProgressBar, Text } from '@baize/ui';

export interface StepStandingProps {
  readonly steps: BonusSteps;
  readonly money: (amount: number) => string;
}

/** Of a bonus of steps: how many are complete, what they have made the player's own, and what the next one needs. */
export function StepStanding({ steps, money }: StepStandingProps) {
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
      {steps.toNext !== null && <Text size="sm">{text('bonus.steps.next', { amount: money(steps.toNext) })}</Text>}
    </>
  );
}
