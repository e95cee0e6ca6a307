import { useEffect, useState, type ReactNode } from 'react';
import type { OperatorAccess } from '../../src/control/controlPlugin.ts';
import { ApiClockPanel, FlagsPanel } from './ClockAndFlags.tsx';
import { useAccess, useDocuments, useWithdrawals } from './operatorCalls.ts';
import { Players } from './Players.tsx';
import { AuditLog, Documents, Withdrawals } from './Queues.tsx';

const ROOMS = ['players', 'withdrawals', 'documents', 'system', 'audit'] as const;
type Room = (typeof ROOMS)[number];
const NAMES: Readonly<Record<Room, string>> = {
  players: 'Players',
  withdrawals: 'Withdrawals',
  documents: 'Documents',
  system: 'Clock and flags',
  audit: 'Audit log',
};
const SCREENS: Readonly<Record<Room, () => ReactNode>> = {
  players: () => <Players />,
  withdrawals: () => <Withdrawals />,
  documents: () => <Documents />,
  system: () => (
    <div className="system">
      <ApiClockPanel />
      <FlagsPanel />
    </div>
  ),
  audit: () => <AuditLog />,
};

const CLOSED: Readonly<Record<Exclude<OperatorAccess, 'available'>, readonly [string, string]>> = {
  no_token: [
    'The control room has no key',
    'The sandbox was started without OPERATOR_TOKEN, so it cannot make operator calls. Start the API and the sandbox with the same token.',
  ],
  api_without_operator_calls: [
    'The API has no operator calls',
    'It was started without OPERATOR_TOKEN, and then these calls do not exist. Start it with the token that the sandbox has.',
  ],
  token_refused: [
    'The API does not accept this key',
    'API and sandbox were started with different values of OPERATOR_TOKEN. Start both with the same one.',
  ],
  api_unreachable: [
    'The API does not answer',
    'Start it, or tell the sandbox by API_URL where it is. This page looks again every five seconds.',
  ],
};

function useRoom(): Room {
  const read = (): Room => ROOMS.find((room) => `#${room}` === window.location.hash) ?? 'players';
  const [room, setRoom] = useState(read);
  useEffect(() => {
    const follow = (): void => setRoom(read());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return room;
}

function Rooms() {
  const room = useRoom();
  const waiting: Partial<Record<Room, number>> = {
    withdrawals: useWithdrawals().data?.length ?? 0,
    documents: useDocuments().data?.length ?? 0,
  };
  return (
    <>
      <nav className="rooms" aria-label="Rooms">
        {ROOMS.map((each) => (
          <a key={each} href={`#${each}`} aria-current={each === room ? 'true' : undefined}>
            {NAMES[each]}
            {waiting[each] ? (
              <span className="waiting">
                {waiting[each]}
                <span className="hidden-text"> waiting</span>
              </span>
            ) : null}
          </a>
        ))}
      </nav>
      {SCREENS[room]()}
    </>
  );
}

/** The operator's back office, through the API's audited operator calls. */
export function ControlRoom() {
  const { data, error } = useAccess();
  const closed = error
    ? (['The sandbox’s server does not answer', error.message] as const)
    : data && data.access !== 'available'
      ? CLOSED[data.access]
      : undefined;
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Control room</h1>
          <p className="lede">Change players, money and time, and watch the site follow.</p>
        </div>
        <span className="lamp" role="status" data-tone={closed ? 'bad' : data ? 'ok' : undefined}>
          {closed ? 'no operator calls' : data ? 'connected to the API' : 'connecting…'}
        </span>
      </div>
      {closed ? (
        <section className="panel blank closed" role="alert">
          <strong>{closed[0]}</strong>
          <p>{closed[1]}</p>
          {data ? (
            <p className="small">
              API: <code>{data.apiUrl}</code>
            </p>
          ) : null}
        </section>
      ) : data ? (
        <Rooms />
      ) : null}
    </>
  );
}
