import { useEffect, useState } from 'react';
import { Text } from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import * as css from './Play.css.ts';

export interface SessionFiguresProps {
  /** When this play began (ISO), null until the game is launched. */
  readonly startedAt: string | null;
  /** Hundredths staked and won since then. */
  readonly staked: number;
  readonly won: number;
  readonly currency: string;
  readonly real: boolean;
  /** Per cent; null until the game has said it. */
  readonly rtp: number | null;
}

/** Clock, net position and RTP, in sight while playing. */
export function SessionFigures({ startedAt, staked, won, currency, real, rtp }: SessionFiguresProps) {
  const text = useText();
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = startedAt === null ? 0 : Math.max(0, Math.floor((now - Date.parse(startedAt)) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = `${Math.floor(seconds / 3600) > 0 ? `${Math.floor(seconds / 3600)}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  const figure = (label: string, value: string) => <Text size="sm" as="span" numeric><span className={css.caption}>{label} </span>{value}</Text>;
  return (
    <div className={css.figures}>
      {figure(text('site.play.clock'), clock)}
      {real && figure(text('site.play.net'), format.money(won - staked, currency, 'always'))}
      {rtp !== null && <span className={css.wide}>{figure(text('site.play.rtp'), format.number(rtp / 100, { style: 'percent', minimumFractionDigits: 2 }))}</span>}
    </div>
  );
}
