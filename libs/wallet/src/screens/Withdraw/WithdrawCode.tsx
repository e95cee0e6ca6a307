import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Button, Form, Text, TextField } from '@baize/ui';
import { Modal } from '@baize/ui/Modal';
import { secondFactorConfirmation } from '@baize/contracts/second-factor';
import { ApiError, call } from '@baize/http';
import { useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';

export interface WithdrawCodeProps {
  /** The amount from which on a code is asked, as the player reads it. */
  readonly from: string;
  /** The code is right: the withdrawal can be sent again. */
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Returns the text key of a refused code, which belongs at its field; null for any other failure. */
const fieldErrorOf = (error: unknown): string | null =>
  error instanceof ApiError ? (error.validationErrors.find(({ field }) => field === 'code')?.message ?? null) : null;

/** Asks a player with an authenticator app for a code before a large withdrawal. */
export function WithdrawCode({ from, onConfirmed, onClose }: WithdrawCodeProps) {
  const text = useText('wallet');
  const errorText = useErrorText('wallet');
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => call(secondFactorConfirmation, { body: { code } }),
    onSuccess: onConfirmed,
  });
  const atField = fieldErrorOf(confirm.error);
  return (
    <Modal open onClose={onClose} size="sm" title={text('wallet.secondStep.title')}>
      <Form
        busy={confirm.isPending}
        onSubmit={() =>
          confirm.mutateAsync().then(
            () => undefined,
            () => undefined,
          )
        }
      >
        {confirm.isError && atField === null && <Alert live tone="negative" title={errorText(confirm.error)} />}
        <Text>{text('wallet.secondStep.text', { amount: from })}</Text>
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
    </Modal>
  );
}
