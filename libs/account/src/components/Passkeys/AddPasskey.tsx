import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Button, Stack, Text, TextField } from '@baize/ui';
import { PASSKEY_NAME_LENGTH, passkeyName } from '@baize/contracts/passkeys';
import { useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';
import { makePasskey, permitPasskey } from '../../api/passkeys.ts';
import { PoolRefusal } from '../../api/pool.ts';
import { ProofForm } from '../SecondFactor/ProofForm.tsx';
import { useFieldErrorText } from '../../words/use-field-error-text.ts';

export interface AddPasskeyProps {
  /** The login asks for a code, so adding a passkey does too. */
  readonly needsCode: boolean;
  readonly onDone: () => void;
}

/** Adds a passkey: its name and the password, then what the browser asks. */
export function AddPasskey({ needsCode, onDone }: AddPasskeyProps) {
  const text = useText('account');
  const fieldErrorText = useFieldErrorText();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isPermitted, setPermitted] = useState(false);
  const make = useMutation({ mutationFn: makePasskey, onSuccess: onDone });
  if (isPermitted)
    return (
      <Making
        busy={make.isPending}
        error={make.error}
        onAgain={() => make.mutate()}
        onStartAgain={() => {
          make.reset();
          setPermitted(false);
        }}
      />
    );
  return (
    <ProofForm
      needsCode={needsCode}
      consequence={text('account.passkeys.addText')}
      submitLabel={text('account.passkeys.continue')}
      isReady={() => {
        const found = passkeyName.safeParse(name).error?.issues[0]?.message ?? null;
        setFault(found);
        return found === null;
      }}
      send={(proof) => permitPasskey(name.trim(), proof)}
      onDone={() => {
        setPermitted(true);
        make.mutate();
      }}
    >
      <TextField
        name="passkeyName"
        label={text('account.passkeys.name')}
        hint={text('account.passkeys.nameHint')}
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setFault(null);
        }}
        error={fault === null ? undefined : fieldErrorText(fault)}
      />
    </ProofForm>
  );
}

interface MakingProps {
  readonly busy: boolean;
  readonly error: Error | null;
  /** The password still counts: only the browser is asked again. */
  readonly onAgain: () => void;
  readonly onStartAgain: () => void;
}

/** What the browser asks, and how it ended if no passkey came of it. */
function Making({ busy, error, onAgain, onStartAgain }: MakingProps) {
  const text = useText('account');
  const errorText = useErrorText('account');
  if (busy || error === null)
    return (
      <div aria-busy role="status">
        <Text>{text('account.passkeys.confirm')}</Text>
      </div>
    );
  const isOver = error instanceof PoolRefusal;
  const isKnown = error.name === 'InvalidStateError';
  const isGivenUp = error.name === 'NotAllowedError' || error.name === 'AbortError';
  const title = isKnown
    ? text('account.passkeys.known')
    : isOver
      ? text('account.passkeys.refused')
      : isGivenUp
        ? text('account.passkeys.givenUp')
        : errorText(error);
  return (
    <Stack gap="md">
      <Alert
        live
        tone="warning"
        title={title}
        actions={
          isKnown ? undefined : (
            <Button variant="secondary" size="sm" onClick={isOver ? onStartAgain : onAgain}>
              {text('account.passkeys.again')}
            </Button>
          )
        }
      />
    </Stack>
  );
}
