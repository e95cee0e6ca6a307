import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge, Button, DescriptionList, Inline, Skeleton, Stack, Text } from '@baize/ui';
import { PASSKEY_LIMIT, type Passkey, type PasskeysState } from '@baize/contracts/passkeys';
import { useFormat, useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useToasts } from '@baize/shell';
import { canMakePasskeys, passkeysQuery, removePasskey } from '../../api/passkeys.ts';
import { CancelButton } from '../CancelButton.tsx';
import { Failed } from '../Failed.tsx';
import { Part } from '../Part.tsx';
import { ProofForm } from '../SecondFactor/ProofForm.tsx';
import { AddPasskey } from './AddPasskey.tsx';

type Task = { readonly kind: 'add' } | { readonly kind: 'remove'; readonly passkey: Passkey };

/** The player's passkeys: a login with the device's own lock in place of the password. */
export function Passkeys() {
  const text = useText('account');
  const toasts = useToasts();
  const client = useQueryClient();
  const query = passkeysQuery(useSession()?.playerId ?? '');
  const state = useQuery(query);
  const [task, setTask] = useState<Task | null>(null);
  const finish = (message: string) => {
    toasts.success(text(message));
    setTask(null);
    void client.invalidateQueries({ queryKey: query.queryKey });
  };
  if (state.data && !state.data.available) return null;
  return (
    <Part
      title={text('account.passkeys.title')}
      busy={state.isPending}
      end={
        task !== null ? (
          <CancelButton onClick={() => setTask(null)} />
        ) : state.data && state.data.passkeys.length > 0 ? (
          <Badge tone="positive">{text('account.passkeys.isOn')}</Badge>
        ) : undefined
      }
    >
      {state.isPending && <Skeleton lines={2} />}
      {state.isError && !state.data && <Failed error={state.error} onRetry={() => void state.refetch()} />}
      {state.data && task === null && <List state={state.data} onTask={setTask} />}
      {state.data && task?.kind === 'add' && (
        <AddPasskey needsCode={state.data.needsCode} onDone={() => finish('account.passkeys.added')} />
      )}
      {state.data && task?.kind === 'remove' && (
        <ProofForm
          danger
          needsCode={state.data.needsCode}
          consequence={text('account.passkeys.removeText', { name: task.passkey.name })}
          submitLabel={text('account.passkeys.remove')}
          send={(proof) => removePasskey(task.passkey.id, proof)}
          onDone={() => finish('account.passkeys.removed')}
        />
      )}
    </Part>
  );
}

interface ListProps {
  readonly state: PasskeysState;
  readonly onTask: (task: Task) => void;
}

function List({ state: { passkeys }, onTask }: ListProps) {
  const text = useText('account');
  const format = useFormat();
  const lastUse = ({ lastUsedAt }: Passkey) =>
    lastUsedAt === null
      ? text('account.passkeys.unused')
      : text('account.passkeys.used', { date: format.date(lastUsedAt) });
  return (
    <Stack gap="md">
      <Text tone="muted">{text('account.passkeys.text')}</Text>
      {passkeys.length > 0 && (
        <DescriptionList
          items={passkeys.map((passkey) => ({
            id: passkey.id,
            term: (
              <>
                <Text weight="medium">{passkey.name}</Text>
                {text('account.passkeys.since', { date: format.date(passkey.createdAt) })}
                <br />
                {lastUse(passkey)}
              </>
            ),
            value: (
              <Button
                variant="secondary"
                size="sm"
                aria-label={text('account.passkeys.removeOne', { name: passkey.name })}
                onClick={() => onTask({ kind: 'remove', passkey })}
              >
                {text('account.passkeys.remove')}
              </Button>
            ),
          }))}
        />
      )}
      {passkeys.length >= PASSKEY_LIMIT ? (
        <Text>{text('error.passkey.limit')}</Text>
      ) : canMakePasskeys() ? (
        <Inline gap="sm">
          <Button variant="secondary" onClick={() => onTask({ kind: 'add' })}>
            {text('account.passkeys.add')}
          </Button>
        </Inline>
      ) : (
        <Text>{text('account.passkeys.unsupported')}</Text>
      )}
    </Stack>
  );
}
