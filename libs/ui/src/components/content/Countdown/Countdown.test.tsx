import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../../provider/UiProvider.tsx';
import { Countdown } from './Countdown.tsx';
import { remainingClock, remainingWords } from './remainingWords.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const after = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const hide = (hidden: boolean) =>
  act(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  });
const news = () => document.querySelector('[aria-live=polite]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
});

describe('counting', () => {
  it('counts down by seconds and calls onEnd once', () => {
    const end = vi.fn();
    render(
      <Countdown until={after(3)} onEnd={end} ended={<button type="button">Again</button>}>
        {({ seconds }) => `${seconds} s`}
      </Countdown>,
    );
    expect(screen.getByRole('timer')).toHaveTextContent('3 s');
    pass(1);
    expect(screen.getByRole('timer')).toHaveTextContent('2 s');
    expect(end).not.toHaveBeenCalled();
    pass(5);
    expect(screen.getByRole('button', { name: 'Again' })).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(end).toHaveBeenCalledOnce();
  });

  it('uses the given clock, not the device’s', () => {
    const ahead = () => Date.now() + 20_000;
    render(
      <Countdown until={after(30)} now={ahead}>
        {({ seconds }) => `${seconds} s`}
      </Countdown>,
    );
    expect(screen.getByRole('timer')).toHaveTextContent('10 s');
  });

  it('pauses in a hidden tab and is right as soon as the tab is shown', () => {
    render(<Countdown until={after(100)}>{({ seconds }) => `${seconds} s`}</Countdown>);
    hide(true);
    expect(vi.getTimerCount()).toBe(0);
    pass(40);
    expect(screen.getByRole('timer')).toHaveTextContent('100 s');
    hide(false);
    expect(screen.getByRole('timer')).toHaveTextContent('60 s');
    pass(1);
    expect(screen.getByRole('timer')).toHaveTextContent('59 s');
  });

  it('updates once a minute while the end is days away, and stops at the end', () => {
    render(<Countdown until={after(3 * 86_400)} />);
    const wakes = vi.spyOn(window, 'setTimeout');
    pass(59);
    expect(wakes).not.toHaveBeenCalled();
    pass(2);
    expect(wakes).toHaveBeenCalledOnce();
    wakes.mockRestore();
  });

  it('restarts for a new moment, and is over for a past or invalid one', () => {
    const { rerender } = render(<Countdown until={after(5)} ended="over" />);
    pass(6);
    expect(screen.getByText('over')).toBeVisible();
    rerender(<Countdown until={after(36)} ended="over" />);
    expect(screen.getByRole('timer')).toHaveTextContent('30 seconds');
    rerender(<Countdown until="never" ended="over" />);
    expect(screen.getByText('over')).toBeVisible();
  });
});

it('announces the remaining time at its marks and at the end only', () => {
  render(
    <Countdown until={after(75)} announceAt={[60, 10]} endedWords="You can ask again">
      {({ seconds }) => `${seconds} s left`}
    </Countdown>,
  );
  const announced: (string | null | undefined)[] = [news()];
  for (let second = 0; second < 76; second += 1) {
    pass(1);
    if (news() !== announced.at(-1)) announced.push(news());
  }
  expect(announced).toEqual(['', '60 s left', '10 s left', 'You can ask again']);
});

it('does not announce marks that passed before it was shown', () => {
  render(
    <Countdown until={after(30)} announceAt={[60, 10]}>
      {({ seconds }) => `${seconds} s left`}
    </Countdown>,
  );
  pass(5);
  expect(news()).toBe('');
});

describe('words', () => {
  it.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [90, '1 minute 30 seconds'],
    [3600, '1 hour'],
    [3605, '1 hour'],
    [7_500, '2 hours, 5 minutes'],
    [200 * 86_400 + 3_700, '200 days, 1 hour'],
  ])('%i s', (seconds, words) => {
    expect(remainingWords(seconds, 'en').replaceAll(',', '')).toBe(words.replaceAll(',', ''));
  });
  it.each([
    [5, '00:05'],
    [245, '04:05'],
    [3845, '1:04:05'],
  ])('%i s as a clock', (seconds, clock) => {
    expect(remainingClock(seconds)).toBe(clock);
  });
  it('are in the player’s language', () => {
    render(
      <UiProvider locale="fi-FI">
        <Countdown until={after(2 * 86_400)} />
      </UiProvider>,
    );
    expect(screen.getByRole('timer')).toHaveTextContent('2 päivää');
  });
});
