import { Alert, Button, Countdown, Link, Stack, Text } from '@baize/ui';
import { serverNow } from '@baize/http';
import { FormatProvider, useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import type { LoginOutcome } from '../../model/login-outcome.ts';

export interface LoginRefusedProps {
  readonly outcome: LoginOutcome;
  /**
   * Continues to the restricted session of a time-out or an exclusion (ruling 19). Absent at a sign-up: the account that
   * is stopped may be at another brand, or a register's person has none, so there is nothing to log in to here (ruling
   * 24).
   */
  readonly onMoney?: () => void;
  /** Leads to a new password after too many attempts; absent where nobody has tried one. */
  readonly onReset?: () => void;
  /** The login behind `onMoney` is in progress. */
  readonly busy?: boolean;
  readonly onClose: () => void;
  /** Where "Close" leads, if the refusal is not on a popup of its own. */
  readonly closeHref?: string;
}

/** The player cannot play, and can reach their money (ruling 19). */
const HELD: ReadonlySet<LoginOutcome['kind']> = new Set(['timeout', 'exclusion', 'exclusionIndefinite', 'register']);

/** A refusal explains itself: who decided, until when, what still works, what to do next. */
export function LoginRefused({ outcome, onMoney, onReset, busy = false, onClose, closeHref }: LoginRefusedProps) {
  const text = useText('auth');
  const { brand } = useSite();
  const toPath = useLocalePath();
  const days = 'days' in outcome ? outcome.days : 0;
  const end = 'until' in outcome ? outcome.until : null;
  const held = HELD.has(outcome.kind);
  const locked = outcome.kind === 'maxAttempts' && onReset !== undefined;
  // A register has people of whom no site knows anything: a sign-up does not tell them about an account.
  const isNewcomer = outcome.kind === 'register' && onMoney === undefined;
  const byPlayer = outcome.kind === 'timeout' && outcome.initiator === 'PLAYER';
  return (
    <Stack gap="md">
      <Alert
        tone={outcome.kind === 'maxAttempts' || outcome.kind === 'timeout' ? 'warning' : 'info'}
        title={text(`auth.refused.what.${outcome.kind}${byPlayer ? '.player' : ''}`, {
          count: days,
          register: 'register' in outcome ? outcome.register : '',
        })}
      >
        {end === null ? null : <BreakEnd until={end} timeZone={'timeZone' in outcome ? outcome.timeZone : undefined} />}
      </Alert>
      <Text>{text(isNewcomer ? 'auth.refused.noAccount.register' : `auth.refused.why.${outcome.kind}`)}</Text>
      {held && !isNewcomer && <Text>{text(onMoney ? 'auth.refused.still' : 'auth.refused.stillElsewhere')}</Text>}
      {held && onMoney && (
        <Button fullWidth loading={busy} onClick={onMoney}>
          {text('auth.refused.money')}
        </Button>
      )}
      {locked && (
        <Button fullWidth onClick={onReset}>
          {text('auth.refused.reset')}
        </Button>
      )}
      <Text tone="muted">
        {text(`auth.refused.next.${outcome.kind}`)}{' '}
        <Link href={`mailto:${brand.config.contact.supportEmail}`}>{brand.config.contact.supportEmail}</Link>
      </Text>
      {outcome.kind === 'closed' && (
        <Button
          variant="secondary"
          fullWidth
          href={toPath(
            `closed-account${outcome.initiator === null ? '' : `?by=${encodeURIComponent(outcome.initiator)}`}`,
          )}
          onClick={onClose}
        >
          {text('auth.refused.more.closed')}
        </Button>
      )}
      {outcome.kind !== 'maxAttempts' && outcome.kind !== 'blacklisted' && (
        <Button variant="secondary" fullWidth href={toPath('responsible-gambling')} onClick={onClose}>
          {text('auth.refused.help')}
        </Button>
      )}
      <Button variant={held || locked ? 'secondary' : 'primary'} fullWidth href={closeHref} onClick={onClose}>
        {text('auth.refused.close')}
      </Button>
    </Stack>
  );
}

/** The end of a break, in the player's zone: every later page names it so (ruling 17). */
function BreakEnd({ until, timeZone }: { readonly until: string; readonly timeZone: string | undefined }) {
  const moment = <Until until={until} />;
  return timeZone === undefined ? moment : <FormatProvider timeZone={timeZone}>{moment}</FormatProvider>;
}

function Until({ until }: { readonly until: string }) {
  const text = useText('auth');
  const format = useFormat();
  return (
    <Countdown
      until={until}
      now={serverNow}
      announceAt={[]}
      ended={text('auth.refused.over')}
      endedWords={text('auth.refused.over')}
    >
      {() => text('auth.refused.until', { date: format.dateTime(until) })}
    </Countdown>
  );
}
