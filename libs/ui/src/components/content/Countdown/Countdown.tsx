import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useUi } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Countdown.css.ts';
import { remainingClock, remainingWords } from './remainingWords.ts';
import { useCountdown } from './useCountdown.ts';

export interface CountdownLeft {
  seconds: number;
  /** “2 days, 4 hours”, in the player's language. */
  words: string;
  /** “04:05”. */
  clock: string;
}

export interface CountdownProps {
  /** The target time, as an ISO date-time or in milliseconds. */
  until: string | number;
  /** The clock to use, in milliseconds: the server's if the device's may be wrong. Keep its identity stable. */
  now?: (() => number) | undefined;
  /** The sentence around the time. Without it, only the time is shown. */
  children?: ((left: CountdownLeft) => string) | undefined;
  /** Replaces the countdown once the time has come. */
  ended?: ReactNode;
  /** Announced to screen readers when the time comes. */
  endedWords?: string | undefined;
  /**
   * Seconds before the end at which the remaining time is announced. Keep them few: each one interrupts a screen
   * reader.
   */
  announceAt?: readonly number[] | undefined;
  onEnd?: (() => void) | undefined;
}

const ANNOUNCE_AT = [60, 10];
const deviceClock = () => Date.now();

/**
 * The time until something may or will happen: a code can be sent again, a break ends.
 * Never use it to hurry a player into a deposit, a bet or an offer.
 */
export function Countdown({ until, ...rest }: CountdownProps) {
  const moment = typeof until === 'number' ? until : Date.parse(until);
  return <Running key={moment} moment={Number.isNaN(moment) ? 0 : moment} {...rest} />;
}

function Running({
  moment,
  now = deviceClock,
  children,
  ended,
  endedWords,
  announceAt = ANNOUNCE_AT,
  onEnd,
}: Omit<CountdownProps, 'until'> & { moment: number }) {
  const { locale } = useUi();
  const seconds = useCountdown(moment, now);
  const say = (value: number) => {
    const left = { seconds: value, words: remainingWords(value, locale), clock: remainingClock(value) };
    return children ? children(left) : left.words;
  };
  // Only the latest mark is announced; marks passed before the countdown appeared are not.
  const passed = seconds === 0 ? 0 : Math.min(Infinity, ...announceAt.filter((mark) => mark >= seconds));
  const [first] = useState(passed);
  const news = passed === first || passed === Infinity ? '' : passed === 0 ? (endedWords ?? '') : say(passed);

  const over = seconds === 0;
  const wasOver = useRef(over);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  useEffect(() => {
    if (over && !wasOver.current) latestOnEnd.current?.();
    wasOver.current = over;
  }, [over]);

  return (
    <>
      {over ? (
        ended
      ) : (
        <span className={css.timer} role="timer" aria-live="off">
          {say(seconds)}
        </span>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{news}</span>
      </VisuallyHidden>
    </>
  );
}
