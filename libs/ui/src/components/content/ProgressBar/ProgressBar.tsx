import type { ReactNode } from 'react';
import { useCssVars } from '../../../provider/useCssVars.ts';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** The state as text, for example “€40 of €100 used”. Screen readers announce it too. */
  valueText?: string | undefined;
  hideLabel?: boolean | undefined;
  tone?: 'brand' | 'positive' | 'warning' | 'negative' | undefined;
  size?: 'sm' | 'md' | undefined;
  end?: ReactNode;
}

/** Shows how much of something is used, reached or done. */
export function ProgressBar({
  label,
  value,
  max,
  valueText,
  hideLabel,
  tone = 'brand',
  size = 'md',
  end,
}: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const ref = useCssVars<HTMLSpanElement>({ share: String(share) });
  return (
    <div className={css.wrap}>
      {!hideLabel && (
        <div className={css.words}>
          <span>{label}</span>
          <span className={css.value}>{end ?? valueText}</span>
        </div>
      )}
      <div
        className={css.track}
        data-size={size}
        data-tone={tone}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={valueText}
      >
        <span ref={ref} className={css.fill} />
      </div>
    </div>
  );
}
