import { useLabel } from '../../../provider/UiProvider.tsx';
import * as css from './Stepper.css.ts';

export interface StepperProps {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Index from 0. */
  current: number;
}

/** Shows the current step of a form with several steps. */
export function Stepper({ steps, current }: StepperProps) {
  const label = useLabel();
  return (
    <div className={css.wrap} role="group" aria-label={label('ui.step', { current: current + 1, total: steps.length })}>
      <div className={css.words}>
        <span className={css.current}>{steps[current]}</span>
        <span>{label('ui.step', { current: current + 1, total: steps.length })}</span>
      </div>
      <div className={css.bars} aria-hidden="true">
        {steps.map((step, index) => (
          <span
            key={step}
            className={css.bar}
            data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          />
        ))}
      </div>
    </div>
  );
}
