import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Button, CodeField, Countdown, Inline, Stack, Text } from '@baize/ui';
import type { ResetChannel } from '@baize/contracts/password-reset';
import { serverNow } from '@baize/http';
import { useText } from '@baize/i18n';
import { isCodeFieldError } from '@baize/shell';
import { verifyResetCode } from '../../api/reset-password.ts';
import { useCodeErrorText } from '../../words/use-code-error-text.ts';
import { useReset } from './use-reset.ts';

/**
 * Second step: the link in the email, or the code in a text message, whichever the player prefers.
 * It never says that an account exists, so that no one learns who plays here.
 */
export function VerificationStep({ leave }: { readonly leave?: (() => void) | undefined }) {
  const text = useText('auth');
  const errorText = useCodeErrorText();
  const { state, setState, ask, closedBy } = useReset(leave);
  const [code, setCode] = useState('');
  const channel = state.sent?.channel ?? 'EMAIL';
  const send = useMutation({
    mutationFn: (by: ResetChannel) => ask(state.email, by),
    onSuccess: () => {
      setCode('');
      verify.reset();
    },
    onError: closedBy,
  });
  const verify = useMutation({
    mutationFn: (value: string) => verifyResetCode(state.smsResetKeyId ?? '', value),
    onSuccess: (key) =>
      setState((current) => ({ ...current, resetKey: { key, channel: 'SMS' }, progress: { currentStep: 'Password' } })),
    onError: (error) => {
      if (!closedBy(error)) setCode('');
    },
  });
  const other = channel === 'SMS' ? 'EMAIL' : 'SMS';
  const resend = (
    <Countdown
      key={state.sent?.resendAt}
      until={state.sent?.resendAt ?? 0}
      now={serverNow}
      announceAt={[]}
      endedWords={text(`auth.reset.resend.${channel}`)}
      ended={
        <Button
          variant="ghost"
          size="sm"
          loading={send.isPending && send.variables === channel}
          disabled={send.isPending}
          onClick={() => send.mutate(channel)}
        >
          {text(`auth.reset.resend.${channel}`)}
        </Button>
      }
    >
      {({ seconds }) => text('auth.reset.resendIn', { count: seconds })}
    </Countdown>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (channel === 'SMS' && code.length === 6 && !verify.isPending) verify.mutate(code);
      }}
    >
      <Stack gap="md">
        {send.isError && <Alert live tone="negative" title={errorText(send.error)} />}
        {verify.isError && !isCodeFieldError(verify.error) && (
          <Alert live tone="negative" title={errorText(verify.error)} />
        )}
        <Text>{text(`auth.reset.sent.${channel}`, { email: state.email })}</Text>
        {channel === 'SMS' && (
          <>
            <CodeField
              label={text('auth.code.label.sms')}
              value={code}
              onChange={setCode}
              onComplete={(value) => {
                if (!verify.isPending) verify.mutate(value);
              }}
              autoFocus
              readOnly={verify.isPending}
              error={verify.isError && isCodeFieldError(verify.error) ? errorText(verify.error) : undefined}
              name="code"
            />
            <Button type="submit" size="lg" fullWidth loading={verify.isPending} disabled={code.length < 6}>
              {text('auth.code.confirm')}
            </Button>
          </>
        )}
        <Inline gap="sm" align="center">
          <Text size="sm" tone="muted">
            {text('auth.reset.nothing')}
          </Text>
          {resend}
        </Inline>
        <Button
          variant="secondary"
          fullWidth
          loading={send.isPending && send.variables === other}
          disabled={send.isPending || verify.isPending}
          onClick={() => send.mutate(other)}
        >
          {text(`auth.reset.instead.${other}`)}
        </Button>
      </Stack>
    </form>
  );
}
