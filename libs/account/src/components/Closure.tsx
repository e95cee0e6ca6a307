import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Banknote, Gift, Headset, Hourglass, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert, Button, Link, List, Skeleton, Stack, Text } from '@baize/ui';
import type { ClosureState } from '@baize/contracts/closure';
import { errorCode } from '@baize/http';
import { hundredthsOf } from '@baize/kernel';
import { fillText, useFormat, useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { logOut, useBreak, useLocalePath, useToasts } from '@baize/shell';
import { close, closureQuery } from '../api/closure.ts';
import { obstacleOf } from '../model/obstacles.ts';
import { CancelButton } from './CancelButton.tsx';
import { Failed } from './Failed.tsx';
import { Part } from './Part.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Closes the account, once nothing is left in it that belongs to the player or can still be won or lost. */
export function Closure() {
  const text = useText('account');
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const toasts = useToasts();
  const client = useQueryClient();
  const format = useFormat();
  const running = useBreak();
  const { brand } = useSite();
  const [isAsking, setAsking] = useState(false);
  const query = closureQuery(useSession()?.playerId ?? '');
  const state = useQuery(query);
  const closing = useMutation({
    mutationFn: close,
    async onSuccess() {
      await logOut();
      // The socket may already have reported the end of the session; the page says why.
      toasts.clear('warning');
      void navigate(toPath('closed-account?by=PLAYER'), { replace: true });
    },
    onError(error) {
      // Something has come in between: the list says what.
      if (errorCode(error) === 'error.closure.obstacles') void client.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  const email = brand.config.contact.supportEmail;
  const isFree = state.data?.obstacles.length === 0;
  return (
    <Part
      title={text('account.closure.title')}
      busy={state.isPending}
      end={
        isFree &&
        isAsking && (
          <CancelButton
            disabled={closing.isPending}
            onClick={() => {
              closing.reset();
              setAsking(false);
            }}
          />
        )
      }
    >
      <Stack gap="sm">
        <Text tone="muted">{text('account.closure.text', { brand: brand.config.name })}</Text>
        <Text tone="muted">
          {fillText(text, 'account.closure.notExclusion', {
            link: <Link href={toPath('my-account/gambling-limits')}>{text('account.closure.exclude')}</Link>,
          })}
        </Text>
      </Stack>
      {running && (
        <Alert
          title={
            running.until === null
              ? text('account.closure.excluded')
              : text('account.closure.excludedUntil', { date: format.dateTime(running.until) })
          }
        />
      )}
      {state.isPending && <Skeleton lines={2} />}
      {state.isError && !state.data && <Failed error={state.error} onRetry={() => void state.refetch()} />}
      {state.data && !isFree && (
        <Obstacles state={state.data} email={email} onAgain={() => void state.refetch()} busy={state.isFetching} />
      )}
      {isFree && !isAsking && (
        <div>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {text('account.closure.start')}
          </Button>
        </div>
      )}
      {isFree && isAsking && (
        <PasswordForm
          danger
          label={text('account.closure.title')}
          action={text('account.closure.confirm')}
          busy={closing.isPending}
          error={closing.error}
          onSubmit={closing.mutateAsync}
        >
          <Text>{text('account.closure.consequence', { email })}</Text>
        </PasswordForm>
      )}
    </Part>
  );
}

/** The picture of each obstacle: all rows have one, so that their words share an edge. */
const ICONS: Readonly<Record<string, typeof Gift>> = {
  BALANCE: Banknote,
  BONUS: Gift,
  WITHDRAWAL: Hourglass,
  DEPOSIT: Hourglass,
  BET: Ticket,
};

interface ObstaclesProps {
  readonly state: ClosureState;
  readonly email: string;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/** What has to be settled first: each with its amount and a link to where that is done. */
function Obstacles({ state, email, busy, onAgain }: ObstaclesProps) {
  const text = useText('account');
  const format = useFormat();
  const toPath = useLocalePath();
  const isBalance = state.obstacles.some(({ code }) => code === 'BALANCE');
  return (
    <Stack gap="sm">
      <Alert
        tone="warning"
        title={text('account.closure.first')}
        actions={
          <Button size="sm" variant="secondary" loading={busy} onClick={onAgain}>
            {text('account.closure.again')}
          </Button>
        }
      >
        {text('account.closure.firstText')}
      </Alert>
      <List
        label={text('account.closure.first')}
        items={state.obstacles.map(({ code, amount, count, currency }) => {
          const { key, path } = obstacleOf(code);
          return {
            id: code,
            icon: ICONS[code] ?? Headset,
            title: text(`account.closure.${key}`, {
              number: format.number(count),
              amount: format.money(hundredthsOf(amount ?? 0), currency),
            }),
            hint: text(`account.closure.${key}.text`, { email }),
            href: toPath(path),
          };
        })}
      />
      {isBalance && (
        <Text size="sm" tone="muted">
          {fillText(text, 'account.closure.small', { email: <Link href={`mailto:${email}`}>{email}</Link> })}
        </Text>
      )}
    </Stack>
  );
}
