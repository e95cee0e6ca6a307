import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Badge, Icon, Text } from '@baize/ui';
import type { TransactionStatus } from '@baize/contracts/wallet';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { kindOfEntry, type HistoryRow } from '../../model/history.ts';
import * as css from './Transactions.css.ts';
import { Rounds } from './Rounds.tsx';

/** Statuses of completed transactions. The others moved no money (yet), so their amounts must look different. */
const DONE = new Set<TransactionStatus>(['SUCCESS', 'COMPLETED']);
/**
 * Entries that move money within the balance: what was set aside for a withdrawal is available again, or bonus money
 * becomes the player's own. The total stays, so a sign would show a gain that nobody made.
 */
const WITHIN_BALANCE = new Set<ReturnType<typeof kindOfEntry>>(['CANCELED', 'REVERSAL', 'BONUS_CONVERTED']);
const TONES = {
  FAILED: 'negative',
  REVERTED: 'neutral',
  CANCELLED: 'neutral',
  PENDING: 'warning',
  WAITING_INPUT: 'warning',
  SUCCESS: 'positive',
  COMPLETED: 'positive',
} as const;

export interface EntryProps {
  readonly playerId: string;
  readonly entry: HistoryRow;
  /** Name of the game or method on the screen; null if there is none. */
  readonly title: string | null;
}

/** A row of the history. A game session opens into its rounds. */
export function Entry({ playerId, entry, title }: EntryProps) {
  const text = useText('wallet');
  const format = useFormat();
  return (
    <li
      className={css.entry}
      data-reference={entry.referenceId}
      data-type={entry.session ? undefined : entry.type}
      data-session={entry.session ? '' : undefined}
    >
      {entry.firstOfDay && (
        <div className={css.day}>
          <Text as="time" dateTime={entry.transactionDate} size="sm" weight="medium" tone="muted">
            {format.date(entry.transactionDate, { dateStyle: 'full' })}
          </Text>
        </div>
      )}
      {entry.session ? (
        <Session playerId={playerId} entry={entry} title={title} session={entry.session} />
      ) : (
        <div className={css.line}>
          <div className={css.what}>
            <Text weight="medium">
              {title ??
                text(entry.reward === 'BONUS_MONEY' ? 'wallet.category.BONUS' : `wallet.type.${kindOfEntry(entry)}`)}
            </Text>
            <Text size="sm" tone="muted">
              {text(`wallet.type.${kindOfEntry(entry)}`)} ·{' '}
              <time dateTime={entry.transactionDate}>{format.time(entry.transactionDate)}</time>
            </Text>
            {entry.type === 'DEPOSIT' && entry.status === 'CANCELLED' && (
              <Text size="sm" tone="muted">
                {text('wallet.history.expired')}
              </Text>
            )}
          </div>
          <Sums entry={entry} />
          {!DONE.has(entry.status) && <Badge tone={TONES[entry.status]}>{text(`wallet.status.${entry.status}`)}</Badge>}
        </div>
      )}
    </li>
  );
}

/** What the row changed, and the total after it. */
function Sums({ entry }: { readonly entry: HistoryRow }) {
  const text = useText('wallet');
  const format = useFormat();
  const amount = hundredthsOf(entry.amount);
  const isDone = entry.session !== null || DONE.has(entry.status);
  // A sign says that money came or went; a waiting withdrawal has left the balance already.
  const isWithinBalance = entry.session === null && WITHIN_BALANCE.has(kindOfEntry(entry));
  const hasSign =
    (isDone && !isWithinBalance) || (amount < 0 && (entry.status === 'PENDING' || entry.status === 'WAITING_INPUT'));
  return (
    <div className={css.sums}>
      <Text weight="medium" numeric tone={!isDone ? 'muted' : amount > 0 && !isWithinBalance ? 'positive' : 'default'}>
        {hasSign && amount !== 0
          ? format.money(amount, entry.currencyCode, 'always')
          : format.money(Math.abs(amount), entry.currencyCode)}
      </Text>
      {entry.balanceAfterTransaction !== null && (
        <Text size="sm" tone="muted" numeric>
          {text('wallet.history.after', {
            amount: format.money(hundredthsOf(entry.balanceAfterTransaction), entry.currencyCode),
          })}
        </Text>
      )}
    </div>
  );
}

/** A game session: its result, and its rounds on request. */
function Session({
  playerId,
  entry,
  title,
  session,
}: EntryProps & { readonly session: NonNullable<HistoryRow['session']> }) {
  const text = useText('wallet');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const day = (moment: string) => format.date(moment, { dateStyle: 'short' });
  const from =
    day(session.startedAt) === day(entry.transactionDate)
      ? format.time(session.startedAt)
      : format.date(session.startedAt, { dateStyle: 'short', timeStyle: 'short' });
  const to = format.time(entry.transactionDate);
  return (
    <details className={css.session} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.line}>
        <div className={css.what}>
          <Text weight="medium">{title ?? text(`wallet.category.${entry.category}`)}</Text>
          <Text size="sm" tone="muted">
            {/* Only the spins that won are in the history, so their number says nothing. */}
            {entry.reward === 'FREE_SPINS'
              ? text('wallet.type.FREE_SPINS')
              : text('wallet.history.rounds', { count: session.rounds })}{' '}
            · <time dateTime={session.startedAt}>{from}</time>
            {/* A session within one minute has one time. */}
            {to !== from && (
              <>
                {' '}
                – <time dateTime={entry.transactionDate}>{to}</time>
              </>
            )}
          </Text>
        </div>
        <Sums entry={entry} />
        <span className={css.arrow}>
          <Icon icon={ChevronDown} size="sm" />
        </span>
      </summary>
      {open && <Rounds playerId={playerId} entry={entry} session={session} />}
    </details>
  );
}
