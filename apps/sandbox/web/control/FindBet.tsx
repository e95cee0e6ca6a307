import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '@baize/kernel';
import type { DeskBet } from '../../src/sportsbook/wire.ts';
import { callServer } from '../design/callServer.ts';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Returns what has become of a bet: "open", "settled: WON, paid €12.00". */
function standingOf({ state, outcome, payout, currency, refusal }: DeskBet): string {
  if (state === 'settled') return `settled: ${outcome ?? 'VOID'}, paid ${formatMoney(payout, currency, 'en')}`;
  if (state === 'cashed') return `cashed out for ${formatMoney(payout, currency, 'en')}`;
  return refusal === undefined ? state : `${state}: ${refusal}`;
}

/** Finds a bet by the reference that its player has told support. */
export function FindBet() {
  const [reference, setReference] = useState('');
  const find = useMutation({
    mutationFn: (typed: string) =>
      callServer<readonly DeskBet[]>(`/sportsbook/desk/bets?${new URLSearchParams({ reference: typed })}`),
  });
  return (
    <div className="panel-body">
      <form
        className="row"
        onSubmit={(submit) => {
          submit.preventDefault();
          find.mutate(reference);
        }}
      >
        <div className="field">
          <label htmlFor="bet-reference">Bet reference</label>
          <input
            id="bet-reference"
            type="search"
            required
            placeholder="7K3QF-09XMB"
            autoComplete="off"
            spellCheck={false}
            value={reference}
            onChange={(change) => setReference(change.target.value)}
          />
        </div>
        <button type="submit">Find bet</button>
      </form>
      <div role="status">
        {find.error ? (
          <p className="notice" data-tone="bad">
            {find.error.message}
          </p>
        ) : null}
        {find.data?.length === 0 ? <p className="muted">No bet has this reference. Check it with the player.</p> : null}
        {find.data?.map((bet) => (
          <article key={bet.id} aria-label={`Bet ${bet.reference}`}>
            <p>
              <strong>{bet.reference}</strong> · {standingOf(bet)} · placed {time.format(bet.at)}
            </p>
            <p className="muted">
              Player {bet.customerId} · bet {bet.id}
            </p>
            <p>
              Stake {formatMoney(bet.stake, bet.currency, 'en')}
              {(bet.sales ?? []).map(({ id, stake, amount }) => (
                <span key={id}>
                  {` · ${formatMoney(stake, bet.currency, 'en')} of it sold for ${formatMoney(amount, bet.currency, 'en')}`}
                </span>
              ))}
              {` · can pay ${formatMoney(bet.potential, bet.currency, 'en')}`}
            </p>
            <ul>
              {bet.legs.map((leg) => (
                <li key={`${leg.eventId} ${leg.marketId} ${leg.code}`}>
                  {leg.eventName} · {leg.marketName}: {leg.selectionName} at {(leg.odds / 100).toFixed(2)} ·{' '}
                  {leg.outcome ?? 'open'}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </div>
  );
}
