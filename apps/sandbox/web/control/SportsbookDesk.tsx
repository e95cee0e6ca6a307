import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Intervention } from '../../src/sportsbook/model/World.ts';
import type { EventView } from '../../src/sportsbook/wire.ts';
import { callServer } from '../design/callServer.ts';
import { FindBet } from './FindBet.tsx';
import { ConfirmDialog, Surface, type Question } from './Surface.tsx';

interface Desk {
  readonly feedStopped: boolean;
  readonly unfinished: number;
  readonly frames: number;
  readonly events: readonly (EventView & { readonly decided: Intervention | null })[];
}
type Decision =
  { readonly feedStopped: boolean } | { readonly event: { readonly id: string } & Readonly<Record<string, unknown>> };
const KEY = ['sportsbook-desk'];
const LIVE_MS = 3000;
const clock = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });
/** A long list helps nobody: running events, then the next ones. */
const SHOWN = 60;

const useDesk = (): UseQueryResult<Desk> =>
  useQuery({ queryKey: KEY, queryFn: () => callServer<Desk>('/sportsbook/desk/events'), refetchInterval: LIVE_MS });

/** The vendor's traders: stop the feed, suspend, postpone or void an event, and enter or correct its result. */
export function SportsbookDesk() {
  const query = useDesk();
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const [search, setSearch] = useState('');
  const decide = useMutation({
    mutationFn: (decision: Decision) => callServer('/sportsbook/desk/decisions', 'POST', decision),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  const of = (event: EventView): string => (event.away === '' ? event.home : `${event.home} – ${event.away}`);
  const ask = (event: EventView, title: string, text: string, what: Readonly<Record<string, unknown>>): void =>
    setQuestion({
      title: `${title}: ${of(event)}`,
      text,
      confirm: title,
      onConfirm: () => decide.mutate({ event: { id: event.id, ...what } }),
    });
  return (
    <section className="panel" aria-labelledby="sportsbook-title">
      <header>
        <h2 id="sportsbook-title">The sportsbook’s traders</h2>
      </header>
      {decide.error ? (
        <p className="notice surface-notice" data-tone="bad" role="alert">
          {decide.error.message}
        </p>
      ) : null}
      <Surface query={query} rows={6}>
        {({ feedStopped, unfinished, frames, events }) => (
          <>
            <div className="panel-body row">
              <button
                type="button"
                data-kind={feedStopped ? 'primary' : 'danger'}
                onClick={() => decide.mutate({ feedStopped: !feedStopped })}
              >
                {feedStopped ? 'Start the feed' : 'Stop the feed'}
              </button>
              <span className="muted">
                {unfinished} bets with money in transit or open · {frames} frames connected
              </span>
              <div className="field">
                <label htmlFor="event-search">Find an event</label>
                <input
                  id="event-search"
                  type="search"
                  value={search}
                  onChange={(change) => setSearch(change.target.value)}
                />
              </div>
            </div>
            <FindBet />
            <div className="scroll">
              <table className="stack-table">
                <thead>
                  <tr>
                    <th>Event</th>
                    <th>State</th>
                    <th>Result</th>
                    <th>Decision</th>
                  </tr>
                </thead>
                <tbody>
                  {events
                    .filter((event) =>
                      `${of(event)} ${event.competition}`.toLowerCase().includes(search.trim().toLowerCase()),
                    )
                    .slice(0, SHOWN)
                    .map((event) => (
                      <tr key={event.id}>
                        <td>
                          {of(event)}
                          <br />
                          <span className="muted">{event.competition}</span>
                        </td>
                        <td>
                          {event.phase === 'SCHEDULED' ? clock.format(event.startsAt) : event.phase}
                          {event.decided?.suspended ? ' · suspended' : ''}
                        </td>
                        <td>
                          <ResultForm
                            key={JSON.stringify(event.decided?.result ?? null)}
                            event={event}
                            onResult={(result) =>
                              ask(
                                event,
                                'Set the result',
                                `All its bets are settled with ${result.home}–${result.away}, again if they were before.`,
                                { result },
                              )
                            }
                          />
                        </td>
                        <td>
                          <div className="row">
                            <button
                              type="button"
                              onClick={() =>
                                decide.mutate({ event: { id: event.id, suspended: event.decided?.suspended !== true } })
                              }
                            >
                              {event.decided?.suspended ? 'Open' : 'Suspend'}
                            </button>
                            <button
                              type="button"
                              onClick={() =>
                                ask(event, 'Postpone', 'It starts a day later. Its bets stand.', { postponedBy: 24 })
                              }
                            >
                              Postpone
                            </button>
                            <button
                              type="button"
                              data-kind="danger"
                              onClick={() => ask(event, 'Void', 'Every stake on it is returned.', { voided: true })}
                            >
                              Void
                            </button>
                          </div>
                        </td>
                      </tr>
                    ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </Surface>
      {question ? <ConfirmDialog question={question} onClose={() => setQuestion(null)} /> : null}
    </section>
  );
}

function ResultForm({
  event,
  onResult,
}: {
  event: EventView;
  onResult: (result: { home: number; away: number }) => void;
}) {
  const isRace = event.runners !== undefined;
  const [home, setHome] = useState(String(event.score.home));
  const [away, setAway] = useState(String(event.score.away));
  return (
    <form
      className="row"
      onSubmit={(submit) => {
        submit.preventDefault();
        onResult({ home: Number(home), away: isRace ? 0 : Number(away) });
      }}
    >
      <input
        className="score"
        type="number"
        min={isRace ? 1 : 0}
        max={300}
        required
        value={home}
        aria-label={isRace ? 'Number of the winner' : `Score of ${event.home}`}
        onChange={(change) => setHome(change.target.value)}
      />
      {isRace ? null : (
        <input
          className="score"
          type="number"
          min={0}
          max={300}
          required
          value={away}
          aria-label={`Score of ${event.away}`}
          onChange={(change) => setAway(change.target.value)}
        />
      )}
      <button type="submit">Set</button>
    </form>
  );
}
