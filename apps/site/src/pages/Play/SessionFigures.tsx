import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Text } from '@baize/ui';
import { Popover } from '@baize/ui/Popover';
import type { GameSession } from '@baize/contracts/game-launch';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { keepPlayTime, readPlayTime } from './play-time.ts';
import { useRtpShown } from './use-rtp-shown.ts';
import * as css from './Play.css.ts';

export interface SessionFiguresProps {
  /** Whether the game can be played now (ready and connected): the clock runs only then. */
  readonly isPlayable: boolean;
  /** Stakes and winnings from the API; undefined until they are known, and for play money. */
  readonly figures: GameSession | undefined;
  readonly currency: string;
  readonly real: boolean;
  /** How often the player has tried again; each try is a game session of its own. */
  readonly attempt: number;
  /** Per cent; null until the game has reported it. */
  readonly rtp: number | null;
}

/**
 * Returns the seconds of play in this game session: from the moment the game is ready, without the time in which it
 * cannot be played. A session ends when the player leaves the game; a reload continues it. Never counted by the device's
 * clock, which anyone can set, and not from the API's figures, which go on when the game is opened again.
 * @param isReloadable whether a reload may continue the session: not for play money, and not for another try
 */
function useSecondsPlayed(isPlayable: boolean, isReloadable: boolean): number {
  const place = useLocation().key;
  const [played, setPlayed] = useState(() => (isReloadable ? readPlayTime(place) : 0));
  useEffect(() => {
    if (!isPlayable) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = now - last;
      last = now;
      setPlayed((before) => before + passed);
    }, 1000);
    return () => clearInterval(timer);
  }, [isPlayable]);
  useEffect(() => {
    if (isReloadable && played > 0) keepPlayTime(place, played);
  }, [isReloadable, place, played]);
  // A reload does not unmount anything.
  useEffect(() => () => keepPlayTime(place, null), [place]);
  return Math.floor(played / 1000);
}

/**
 * Clock, net position and RTP, visible during play, also in full screen, each with its name. On a phone they are in
 * the title's line. Where the law requires them to be always visible, or the RTP for each game (rulings 21 and 22),
 * they have their own line.
 */
export function SessionFigures({ isPlayable, figures, currency, real, attempt, rtp }: SessionFiguresProps) {
  const text = useText();
  const format = useFormat();
  const { rules } = useSite().market;
  const isRtpShown = useRtpShown();
  const bound = rules.sessionClockAlwaysVisible.value || rules.netPositionAlwaysVisible.value || isRtpShown;
  const seconds = useSecondsPlayed(isPlayable, real && attempt === 0);
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
          since: figures ? format.dateTime(figures.startedAt) : '–',
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
