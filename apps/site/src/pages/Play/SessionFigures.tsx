import { useEffect, useState } from 'react';
import { Text } from '@baize/ui';
import { Popover } from '@baize/ui/Popover';
import type { GameFigures } from '@baize/games';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import * as css from './Play.css.ts';

export interface SessionFiguresProps {
  /** Whether the game can be played now (ready and connected): the clock runs only then. */
  readonly isPlayable: boolean;
  /** The session's figures from the API; undefined until they are known, and for play money. */
  readonly figures: GameFigures | undefined;
  readonly currency: string;
  readonly real: boolean;
  /** Per cent; null until the game has reported it. */
  readonly rtp: number | null;
}

/**
 * Returns the seconds of play: from the moment the game is ready, without the time in which it cannot be played. Counted
 * from the server's answer where there is one, and never by the device's clock, which anyone can set.
 */
function useSecondsPlayed(isPlayable: boolean, figures: GameFigures | undefined): number {
  const [count, setCount] = useState({ played: 0, now: 0 });
  useEffect(() => {
    if (!isPlayable) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = now - last;
      last = now;
      setCount(({ played }) => ({ played: played + passed, now }));
    }, 1000);
    return () => clearInterval(timer);
  }, [isPlayable]);
  return Math.floor((figures ? figures.elapsed + Math.max(0, count.now - figures.answeredAt) : count.played) / 1000);
}

/**
 * Clock, net position and RTP, visible during play, also in full screen, each with its name. On a phone they are in
 * the title's line. Where the law requires them to be always visible, or the RTP for each game (rulings 21 and 22),
 * they have their own line.
 */
export function SessionFigures({ isPlayable, figures, currency, real, rtp }: SessionFiguresProps) {
  const text = useText();
  const format = useFormat();
  const { rules } = useSite().market;
  const bound =
    rules.sessionClockAlwaysVisible.value || rules.netPositionAlwaysVisible.value || rules.rtpShownPerGame.value;
  const seconds = useSecondsPlayed(isPlayable, figures);
  const amount = (wire: number | undefined) => format.money(hundredthsOf(wire ?? 0), currency);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = `${Math.floor(seconds / 3600) > 0 ? `${Math.floor(seconds / 3600)}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  const figure = (label: string, value: string) => (
    <Text size="sm" as="span" numeric>
      <span className={css.caption}>{label} </span>
      <span className={css.value}>{value}</span>
    </Text>
  );
  const explained = (key: 'net' | 'rtp', value: string, words: Record<string, string>) => (
    <Popover
      trigger={
        <button type="button" className={css.explained}>
          {figure(text(`site.play.${key}`), value)}
        </button>
      }
      title={text(`site.play.${key}.title`)}
    >
      {text(`site.play.${key}.text`, words)}
    </Popover>
  );
  return (
    <div className={css.figures} data-bound={bound || undefined}>
      {figure(text('site.play.clock'), clock)}
      {real &&
        explained('net', figures ? format.money(hundredthsOf(figures.netPosition), currency, 'always') : '–', {
          staked: amount(figures?.staked),
          won: amount(figures?.won),
        })}
      {rtp !== null && (
        <span className={css.wide}>
          {explained('rtp', format.number(rtp / 100, { style: 'percent', minimumFractionDigits: 2 }), {
            hundred: format.money(10_000, currency),
            back: format.money(Math.round(rtp * 100), currency),
          })}
        </span>
      )}
    </div>
  );
}
