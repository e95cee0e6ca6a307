import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Badge, Button, Inline, Skeleton, Stack, Text } from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useToasts } from '@baize/shell';
import { renewCodes, secondFactorQuery, turnOff } from '../../api/second-factor.ts';
import { CancelButton } from '../CancelButton.tsx';
import { Failed } from '../Failed.tsx';
import { Part } from '../Part.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Draws the QR code, so it comes only for a player who sets an app up. */
const SetUp = lazy(() => import('./SetUp.tsx').then((module) => ({ default: module.SetUp })));

/** From this number on the page advises new codes. */
const FEW_CODES = 3;

type Task = 'set-up' | 'turn-off' | 'renew';

/** The second step of the login: an authenticator app, turned on and off here, and its recovery codes. */
export function SecondFactor({ email }: { readonly email: string }) {
  const text = useText('account');
  const toasts = useToasts();
  const client = useQueryClient();
  const query = secondFactorQuery(useSession()?.playerId ?? '');
  const state = useQuery(query);
  const [task, setTask] = useState<Task | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = (message: string, fresh: readonly string[] | null) => {
    toasts.success(text(message));
    setTask(null);
    setCodes(fresh);
    void client.invalidateQueries({ queryKey: query.queryKey });
  };
  if (state.data && !state.data.available) return null;
  const isAtRest = task === null && codes === null;
  const enabledAt = state.data?.enabledAt ?? null;
  return (
    <Part
      title={text('account.secondFactor.title')}
      busy={state.isPending}
      end={
        task !== null ? (
          <CancelButton onClick={() => setTask(null)} />
        ) : state.data && codes === null ? (
          <Badge tone={enabledAt === null ? 'neutral' : 'positive'}>
            {text(enabledAt === null ? 'account.secondFactor.isOff' : 'account.secondFactor.isOn')}
          </Badge>
        ) : undefined
      }
    >
      {state.isPending && <Skeleton lines={2} />}
      {state.isError && !state.data && <Failed error={state.error} onRetry={() => void state.refetch()} />}
      {codes !== null && <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />}
      {state.data && isAtRest && enabledAt === null && (
        <Stack gap="md">
          <Text tone="muted">{text('account.secondFactor.text')}</Text>
          <Inline gap="sm">
            <Button variant="secondary" onClick={() => setTask('set-up')}>
              {text('account.secondFactor.turnOn')}
            </Button>
          </Inline>
        </Stack>
      )}
      {state.data && isAtRest && enabledAt !== null && (
        <On since={enabledAt} codesLeft={state.data.recoveryCodesLeft} onTask={setTask} />
      )}
      {task === 'set-up' && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <SetUp email={email} onDone={(fresh) => finish('account.secondFactor.turnedOn', fresh)} />
        </Suspense>
      )}
      {task === 'turn-off' && (
        <ProofForm
          danger
          consequence={text('account.secondFactor.turnOffText')}
          submitLabel={text('account.secondFactor.turnOff')}
          send={turnOff}
          onDone={() => finish('account.secondFactor.turnedOff', null)}
        />
      )}
      {task === 'renew' && (
        <ProofForm
          consequence={text('account.secondFactor.renewText')}
          submitLabel={text('account.secondFactor.renew')}
          send={renewCodes}
          onDone={({ recoveryCodes }) => finish('account.secondFactor.renewed', recoveryCodes)}
        />
      )}
    </Part>
  );
}

interface OnProps {
  readonly since: string;
  readonly codesLeft: number;
  readonly onTask: (task: Task) => void;
}

function On({ since, codesLeft, onTask }: OnProps) {
  const text = useText('account');
  const format = useFormat();
  const isFew = codesLeft <= FEW_CODES;
  return (
    <Stack gap="md">
      <Text>{text('account.secondFactor.since', { date: format.date(since) })}</Text>
      <Text tone={isFew ? 'warning' : 'muted'}>
        {text('account.secondFactor.left', { count: codesLeft })} {isFew && text('account.secondFactor.few')}
      </Text>
      <Inline gap="sm">
        <Button variant="secondary" onClick={() => onTask('renew')}>
          {text('account.secondFactor.renew')}
        </Button>
        <Button variant="ghost" onClick={() => onTask('turn-off')}>
          {text('account.secondFactor.turnOff')}
        </Button>
      </Inline>
    </Stack>
  );
}
