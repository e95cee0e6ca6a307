import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './Timeline.css.ts';

export interface TimelineStep {
  id: string;
  title: ReactNode;
  /** When it happened, or who is responsible for the next step. */
  hint?: ReactNode;
  state: 'done' | 'current' | 'ahead' | 'failed';
}

/** Past and upcoming steps and who is responsible for each: a withdrawal, a verification. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <ol className={css.list} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={css.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {step.state === 'done' ? (
              <Icon icon={Check} size="sm" />
            ) : step.state === 'failed' ? (
              <Icon icon={X} size="sm" />
            ) : (
              index + 1
            )}
          </span>
          <span className={css.words}>
            <span className={css.title}>{step.title}</span>
            {step.hint !== undefined && <span className={css.hint}>{step.hint}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
