import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../provider/prefersReducedMotion.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AnimatedAmount.css.ts';

export interface AnimatedAmountProps {
  /** Hundredths. */
  value: number;
  /** Formats hundredths in the player's locale: `(n) => formatMoney(n, currency, locale)`. */
  format: (hundredths: number) => string;
  /** Duration of the count in milliseconds. */
  duration?: number | undefined;
}

/**
 * An amount that counts up or down to its new value. Screen readers and players who prefer reduced motion get the value
 * immediately.
 */
export function AnimatedAmount({ value, format, duration = 450 }: AnimatedAmountProps) {
  const [shown, setShown] = useState(value);
  const [change, setChange] = useState<'up' | 'down' | undefined>(undefined);
  const from = useRef(value);
  useEffect(() => {
    const origin = from.current;
    if (origin === value) return;
    setChange(value > origin ? 'up' : 'down');
    if (prefersReducedMotion()) {
      from.current = value;
      setShown(value);
      return;
    }
    // By the frames' own clock: a frame on a busy device began before this effect, so the count would start backwards.
    let begun: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      begun ??= now;
      const share = Math.min(1, (now - begun) / duration);
      const current = Math.round(origin + (value - origin) * (1 - (1 - share) ** 3));
      from.current = current;
      setShown(current);
      if (share < 1) frame = requestAnimationFrame(step);
      else setChange(undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, duration]);
  if (shown === value)
    return (
      <span className={css.amount} data-change={change}>
        {format(value)}
      </span>
    );
  return (
    <span className={css.amount} data-change={change}>
      <span aria-hidden="true">{format(shown)}</span>
      <VisuallyHidden>{format(value)}</VisuallyHidden>
    </span>
  );
}
