import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { Alert, Button, Form, Stack, Text, TextField } from '@baize/ui';
import { Modal } from '@baize/ui/Modal';
import { secondFactorConfirmation } from '@baize/contracts/second-factor';
import { passkeyChallenge, passkeyConfirmation } from '@baize/contracts/passkeys';
import { ApiError, call, NetworkError } from '@baize/http';
import { useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';

export interface WithdrawCodeProps {
  /** The amount from which on a code is asked, as the player reads it. */
  readonly from: string;
  /** The player has an authenticator app. */
  readonly withCode: boolean;
  /** The player has a passkey. */
  readonly withPasskey: boolean;
  /** The code or the passkey is right: the withdrawal can be sent again. */
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Returns the text key of a refused code, which belongs at its field; null for any other failure. */
const fieldErrorOf = (error: unknown): string | null =>
  error instanceof ApiError ? (error.validationErrors.find(({ field }) => field === 'code')?.message ?? null) : null;

/**
 * Has the browser use a passkey for the withdrawal.
 * @throws DOMException if the browser gave none; ApiError for one that is not this account's
 */
async function usePasskey(): Promise<void> {
  const { session, options } = await call(passkeyChallenge, {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
  if (used === null) throw new DOMException('The browser has used no passkey.', 'NotAllowedError');
  await call(passkeyConfirmation, { body: { session, credential: JSON.stringify(used) } });
}

/** Asks a player with an authenticator app or a passkey for it before a large withdrawal. */
export function WithdrawCode({ from, withCode, withPasskey, onConfirmed, onClose }: WithdrawCodeProps) {
  const text = useText('wallet');
  const errorText = useErrorText('wallet');
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => call(secondFactorConfirmation, { body: { code } }),
    onSuccess: onConfirmed,
  });
  const passkey = useMutation({ mutationFn: usePasskey, onSuccess: onConfirmed });
  const busy = confirm.isPending || passkey.isPending;
  const atField = fieldErrorOf(confirm.error);
  return (
    <Modal open onClose={onClose} size="sm" title={text('wallet.secondStep.title')}>
      <Stack gap="md">
        {passkey.isError && (
          <Alert
            live
            tone="negative"
            title={
              passkey.error instanceof ApiError || passkey.error instanceof NetworkError
                ? errorText(passkey.error)
                : text('wallet.secondStep.noPasskey')
            }
          />
        )}
        <Text>{text(withCode ? 'wallet.secondStep.text' : 'wallet.secondStep.passkeyText', { amount: from })}</Text>
        {withCode && (
          <Form
            busy={busy}
            onSubmit={() =>
              confirm.mutateAsync().then(
                () => undefined,
                () => undefined,
              )
            }
          >
            {confirm.isError && atField === null && <Alert live tone="negative" title={errorText(confirm.error)} />}
            <TextField
              name="code"
              label={text('wallet.secondStep.label')}
              autoComplete="one-time-code"
              spellCheck={false}
              autoFocus
              value={code}
              onChange={(event) => {
                setCode(event.target.value);
                confirm.reset();
              }}
              error={atField === null ? undefined : text(atField)}
            />
            <Button type="submit" size="lg" fullWidth loading={confirm.isPending}>
              {text('wallet.secondStep.confirm')}
            </Button>
          </Form>
        )}
        {withPasskey && (
          <Button
            variant={withCode ? 'secondary' : 'primary'}
            size="lg"
            fullWidth
            icon={Fingerprint}
            loading={passkey.isPending}
            onClick={() => !busy && passkey.mutate()}
          >
            {text('wallet.secondStep.passkey')}
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
