import { useEffect, useState } from 'react';
import { Text } from '@baize/ui';
import { Popover } from '@baize/ui/Popover';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import * as css from './Play.css.ts';

export interface SessionFiguresProps {
  /** When this game session started (ISO), null until the game is launched. */
  readonly startedAt: string | null;
  /** Hundredths staked and won since then. */
  readonly staked: number;
  readonly won: number;
  readonly currency: string;
  readonly real: boolean;
  /** Per cent; null until the game has reported it. */
  readonly rtp: number | null;
}

/**
 * Clock, net position and RTP, visible during play, also in full screen. On a phone they are in the title's line
 * without their names. Where the law requires them to be always visible, or the RTP for each game (rulings 21 and 22),
 * they have their own line, with their names.
 */
export function SessionFigures({ startedAt, staked, won, currency, real, rtp }: SessionFiguresProps) {
  const text = useText();
  const format = useFormat();
  const { rules } = useSite().market;
  const bound =
    rules.sessionClockAlwaysVisible.value || rules.netPositionAlwaysVisible.value || rules.rtpShownPerGame.value;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = startedAt === null ? 0 : Math.max(0, Math.floor((now - Date.parse(startedAt)) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = `${Math.floor(seconds / 3600) > 0 ? `${Math.floor(seconds / 3600)}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  const figure = (label: string, value: string) => (
    <Text size="sm" as="span" numeric>
      <span className={css.caption}>{label} </span>
      {value}
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
        explained('net', format.money(won - staked, currency, 'always'), {
          staked: format.money(staked, currency),
          won: format.money(won, currency),
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
