import { useEffect, useState, type ReactNode } from 'react';
import type { OperatorRole } from '@baize/contracts/operator-route';
import type { OperatorAccess } from '../../src/control/controlPlugin.ts';
import type { ControlPerson } from '../../src/control/ControlSessions.ts';
import { ApiClockPanel, FlagsPanel } from './ClockAndFlags.tsx';
import {
  useAccess,
  useApprovals,
  useHeldWins,
  useKycQueue,
  usePersonReviews,
  useSignOut,
  useWithdrawals,
} from './operatorCalls.ts';
import { Documents } from './Documents.tsx';
import { HeldWins } from './HeldWins.tsx';
import { PersonReviews } from './PersonReviews.tsx';
import { Players } from './Players.tsx';
import { SportsbookDesk } from './SportsbookDesk.tsx';
import { Approvals, AuditLog, Withdrawals } from './Queues.tsx';

const ROOMS = [
  'players',
  'withdrawals',
  'wins',
  'people',
  'approvals',
  'documents',
  'sportsbook',
  'system',
  'audit',
] as const;
type Room = (typeof ROOMS)[number];
const NAMES: Readonly<Record<Room, string>> = {
  players: 'Players',
  withdrawals: 'Withdrawals',
  wins: 'Held wins',
  people: 'Same person?',
  approvals: 'Approvals',
  documents: 'Documents',
  sportsbook: 'Sportsbook',
  system: 'Clock and flags',
  audit: 'Audit log',
};
/** The role that opens each room; the API checks it at every call. */
const ROLES: Readonly<Record<Room, readonly OperatorRole[]>> = {
  players: ['support', 'payments', 'compliance'],
  withdrawals: ['payments'],
  wins: ['payments'],
  people: ['compliance'],
  approvals: ['payments', 'compliance'],
  documents: ['compliance'],
  sportsbook: ['system'],
  system: ['system'],
  audit: ['auditor'],
};
const SCREENS: Readonly<Record<Room, (me: ControlPerson) => ReactNode>> = {
  players: () => <Players />,
  withdrawals: () => <Withdrawals />,
  wins: () => <HeldWins />,
  people: () => <PersonReviews />,
  approvals: (me) => <Approvals me={me.id} />,
  documents: () => <Documents />,
  sportsbook: () => <SportsbookDesk />,
  system: () => (
    <div className="system">
      <ApiClockPanel />
      <FlagsPanel />
    </div>
  ),
  audit: () => <AuditLog />,
};

const CLOSED: Readonly<Record<Exclude<OperatorAccess, 'available'>, readonly [string, string]>> = {
  absent: [
    'The API has no operator calls',
    'It was started without OPERATOR_ISSUER. Set it to the issuer at which operators sign in.',
  ],
  unreachable: [
    'The API’s operator listener does not answer',
    'Start the API, or tell the sandbox by OPERATOR_URL where it is. This page looks again every five seconds.',
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

function Rooms({ me }: { me: ControlPerson }) {
  const open = ROOMS.filter((each) => ROLES[each].some((role) => me.roles.includes(role)));
  const wanted = useRoom();
  const room = open.includes(wanted) ? wanted : open[0];
  if (room === undefined)
    return (
      <section className="panel blank closed" role="alert">
        <strong>You have no role here</strong>
        <p>Your account has none of the roles that operator calls need. Switch to another person.</p>
      </section>
    );
  return (
    <>
      <nav className="rooms" aria-label="Rooms">
        {open.map((each) => (
          <a key={each} href={`#${each}`} aria-current={each === room ? 'true' : undefined}>
            {NAMES[each]}
            {COUNTS[each]}
          </a>
        ))}
      </nav>
      {SCREENS[room](me)}
    </>
  );
}

/** How many entries of a list wait. */
function Waiting({ entries }: { entries: readonly unknown[] | undefined }) {
  return entries?.length ? (
    <span className="waiting">
      {entries.length}
      <span className="hidden-text"> waiting</span>
    </span>
  ) : null;
}
const WaitingWithdrawals = () => <Waiting entries={useWithdrawals().data} />;
const WaitingWins = () => <Waiting entries={useHeldWins().data} />;
const WaitingPeople = () => <Waiting entries={usePersonReviews().data} />;
const WaitingApprovals = () => <Waiting entries={useApprovals().data} />;
const WaitingDocuments = () => (
  <Waiting entries={useKycQueue().data?.filter(({ document }) => document.documentStatus === 'UNDER_REVIEW')} />
);
/** Only rooms that are open to a person are counted, because the API refuses the others. */
const COUNTS: Readonly<Partial<Record<Room, ReactNode>>> = {
  withdrawals: <WaitingWithdrawals />,
  wins: <WaitingWins />,
  people: <WaitingPeople />,
  approvals: <WaitingApprovals />,
  documents: <WaitingDocuments />,
};

/** The operator's back office, through the API's audited operator calls, as the person who is signed in. */
export function ControlRoom() {
  const { data, error } = useAccess();
  const signOut = useSignOut();
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
        {data?.person && !closed ? (
          <p className="row">
            <span>{data.person.name}</span>
            <a href="/control/sign-in">Switch person</a>
            <button type="button" data-kind="quiet" data-size="small" onClick={() => signOut.mutate()}>
              Sign out
            </button>
          </p>
        ) : null}
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
              Operator listener: <code>{data.operatorUrl}</code>
            </p>
          ) : null}
        </section>
      ) : data?.person ? (
        <Rooms me={data.person} />
      ) : data ? (
        <section className="panel blank">
          <strong>Who are you?</strong>
          <p>Every operator call has a person behind it, so sign in first. Changes ask for a reason.</p>
          <p>
            <a href="/control/sign-in">Sign in</a>
          </p>
        </section>
      ) : null}
    </>
  );
}
