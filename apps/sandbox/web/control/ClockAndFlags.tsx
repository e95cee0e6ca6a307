import { useEffect, useState } from 'react';
import { FEATURE_FLAGS } from '@baize/contracts/site';
import { useApiClock, useChangeFlags, useFlags, useMoveClock, type ApiClock, type Flags } from './operatorCalls.ts';
import { ConfirmDialog, Surface, type Question } from './Surface.tsx';

const FLAG_TEXTS: Readonly<Record<(typeof FEATURE_FLAGS)[number], readonly [string, string]>> = {
  maintenance: ['Maintenance', 'Open sites show the maintenance page immediately.'],
  liveTableRoute: ['Live table route', 'Live tables have their own addresses.'],
  signupCallback: [
    'Sign-up call-back',
    'Banks get the address at which a player comes back from them in another window.',
  ],
  fluidPayment: ['Fluid payment', 'Deposit and withdrawal share one cashier.'],
  playSlugRoute: ['Play route by slug', 'Games have their own addresses.'],
};
const PRESETS = [
  ['+1 hour', 3600],
  ['+1 day', 86_400],
  ['+7 days', 604_800],
] as const;
const MAX_OFFSET = 63_072_000;
const full = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

function offsetText(seconds: number): string {
  if (seconds === 0) return 'in step with real time';
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return `ahead by ${[days && `${days} d`, hours && `${hours} h`, minutes && `${minutes} min`].filter(Boolean).join(' ') || `${seconds} s`}`;
}

function RunningClock({ clock }: { clock: ApiClock }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="clock-face">
      <time className="mono">{full.format(new Date(now + clock.offsetSeconds * 1000))}</time>
      <span className="tag" data-tone={clock.offsetSeconds === 0 ? 'ok' : 'warn'}>
        {offsetText(clock.offsetSeconds)}
      </span>
    </p>
  );
}

/** Moves the API's clock; limits, time-outs and codes follow it. */
export function ApiClockPanel() {
  const query = useApiClock();
  const move = useMoveClock();
  return (
    <section className="panel" aria-labelledby="clock-title">
      <header>
        <h2 id="clock-title">The API’s clock</h2>
        <p>
          Limits, time-outs and codes follow it. Signed-in players may be logged out: their sessions grow old as well.
        </p>
      </header>
      <Surface query={query} rows={2}>
        {(clock) => (
          <div className="panel-body">
            <RunningClock clock={clock} />
            {move.error ? (
              <p className="notice" data-tone="bad" role="alert">
                Not moved. {move.error.message}
              </p>
            ) : null}
            <div className="row">
              {PRESETS.map(([name, seconds]) => (
                <button
                  key={name}
                  type="button"
                  disabled={move.isPending || clock.offsetSeconds + seconds > MAX_OFFSET}
                  onClick={() => move.mutate(clock.offsetSeconds + seconds)}
                >
                  {name}
                </button>
              ))}
              <button
                type="button"
                data-kind="danger"
                disabled={move.isPending || clock.offsetSeconds === 0}
                onClick={() => move.mutate(0)}
              >
                Back to now
              </button>
            </div>
          </div>
        )}
      </Surface>
    </section>
  );
}

/** Returns `2026-11-22T14:30` in this browser's time zone, the format of the input. */
function localMinute(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Expected end of maintenance. Players see it in their own time zone. */
function MaintenanceEnd({
  flags,
  offsetSeconds,
  onChange,
  busy,
}: {
  flags: Flags;
  offsetSeconds: number;
  onChange: (until: string | null) => void;
  busy: boolean;
}) {
  const known = flags.maintenanceUntil ? localMinute(new Date(flags.maintenanceUntil)) : '';
  const [typed, setTyped] = useState<string>();
  const value = typed ?? known;
  // By the API's clock, which may be ahead of this computer's.
  const over = value !== '' && Date.parse(value) <= Date.now() + offsetSeconds * 1000;
  return (
    <li>
      <span>
        <label htmlFor="maintenance-until">
          <strong>Expected end</strong>
        </label>
        <span id="maintenance-until-hint">
          {over
            ? 'That is over by the API’s clock. Choose a later time.'
            : known === ''
              ? 'Players read no time until you set one.'
              : 'Players read this, in their own time zone.'}
        </span>
      </span>
      <span className="row">
        <input
          id="maintenance-until"
          type="datetime-local"
          value={value}
          aria-describedby="maintenance-until-hint"
          aria-invalid={over}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button
          type="button"
          disabled={busy || over || value === known}
          onClick={() => {
            onChange(value === '' ? null : new Date(value).toISOString());
            setTyped(undefined);
          }}
        >
          Set
        </button>
      </span>
    </li>
  );
}

/** Feature flags and maintenance. The switch changes immediately and is restored if the API rejects the change. */
export function FlagsPanel() {
  const query = useFlags();
  const change = useChangeFlags();
  const offsetSeconds = useApiClock().data?.offsetSeconds ?? 0;
  const [question, setQuestion] = useState<Question>();
  const flip = (flags: Flags, name: (typeof FEATURE_FLAGS)[number]): void => {
    const on = !flags[name];
    if (name === 'maintenance' && on)
      setQuestion({
        title: 'Close the site for maintenance?',
        text: 'All sites show the maintenance page until you switch it off.',
        confirm: 'Close the site',
        onConfirm: () => change.mutate({ maintenance: true }),
      });
    else change.mutate({ [name]: on });
  };
  const order = [
    'maintenance',
    ...FEATURE_FLAGS.filter((name) => name !== 'maintenance'),
  ] as (typeof FEATURE_FLAGS)[number][];
  return (
    <section className="panel" aria-labelledby="flags-title">
      <header>
        <h2 id="flags-title">Maintenance and feature flags</h2>
        <p>Open sites update within seconds.</p>
      </header>
      {change.error ? (
        <p className="notice surface-notice" data-tone="bad" role="alert">
          Switched back. {change.error.message}
        </p>
      ) : null}
      <Surface query={query} rows={5}>
        {(flags) => (
          <ul className="flags">
            {order
              .map((name) => (
                <li key={name}>
                  <span>
                    <strong id={`flag-${name}`}>{FLAG_TEXTS[name][0]}</strong>
                    <span>{FLAG_TEXTS[name][1]}</span>
                  </span>
                  <button
                    type="button"
                    role="switch"
                    className="switch"
                    aria-checked={flags[name] ?? false}
                    aria-labelledby={`flag-${name}`}
                    onClick={() => flip(flags, name)}
                  >
                    <span aria-hidden="true">{flags[name] ? 'on' : 'off'}</span>
                  </button>
                </li>
              ))
              .flatMap((row, index) =>
                index === 0 && flags.maintenance
                  ? [
                      row,
                      <MaintenanceEnd
                        key="until"
                        flags={flags}
                        offsetSeconds={offsetSeconds}
                        busy={change.isPending}
                        onChange={(maintenanceUntil) => change.mutate({ maintenanceUntil })}
                      />,
                    ]
                  : [row],
              )}
          </ul>
        )}
      </Surface>
      {question ? <ConfirmDialog question={question} onClose={() => setQuestion(undefined)} /> : null}
    </section>
  );
}
