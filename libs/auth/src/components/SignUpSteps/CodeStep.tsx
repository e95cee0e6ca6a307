import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Alert, Button, CodeField, Countdown, Heading, Inline, Link, Stack, Text } from '@baize/ui';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import { ApiError, errorCode, serverNow } from '@baize/http';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { isCodeFieldError, useLocalePath, useOverlay } from '@baize/shell';
import { requestCode, verifyCode, type CodeChannel } from '../../api/sign-up.ts';
import { LoginRefused } from '../../components/LoginDialog/LoginRefused.tsx';
import { outcomeOfRefusal, type LoginOutcome } from '../../model/login-outcome.ts';
import type { CodeStatus } from '../../model/sign-up-steps.ts';
import { useCodeErrorText } from '../../words/use-code-error-text.ts';
import * as css from './CodeStep.css.ts';

export interface CodeStepProps {
  readonly channel: CodeChannel;
  readonly target: string;
  readonly call: { readonly playerId: string; readonly countryCode: string };
  readonly onVerified: (registrationComplete: boolean) => Promise<void>;
  /** The API no longer knows the sign-up. Returns whether it had been completed, and goes on if so; absent: it had not. */
  readonly onEnded?: () => Promise<boolean>;
  /** The person is kept out. Absent: the refusal is shown here. */
  readonly onRefused?: (outcome: LoginOutcome) => void;
  readonly onChangeTarget: () => void;
  /** The sign-up has ended: it expired, or another tab started a new one. */
  readonly onStartAgain: () => void;
}

/** After this the documents lock further attempts (A§8). */
const LOCKED = new Set(['sms.max.attempts.reached', 'email.max.attempts.reached']);

/** Returns why the person is kept out, if that is what the API says. */
const refusalOf = (error: Error | null): LoginOutcome | null =>
  error instanceof ApiError ? outcomeOfRefusal({ ...error.details, code: error.code }) : null;

/** One code: sent when the step opens, checked at its sixth digit, sent again on request. */
export function CodeStep({
  channel,
  target,
  call,
  onVerified,
  onEnded,
  onRefused,
  onChangeTarget,
  onStartAgain,
}: CodeStepProps) {
  const text = useText('auth');
  const errorText = useCodeErrorText();
  const { supportEmail } = useSite().brand.config.contact;
  const [code, setCode] = useState('');
  const send = useMutation({ mutationFn: () => requestCode(channel, call) });
  const verify = useMutation({
    mutationFn: async (value: string) => {
      let isComplete: boolean;
      try {
        isComplete = await verifyCode(channel, { ...call, code: value });
      } catch (error) {
        // The answer to an earlier attempt may have been lost, although its code had completed the account.
        if (errorCode(error) === ERROR.registrationExpired && (await onEnded?.())) return;
        throw error;
      }
      await onVerified(isComplete);
    },
    onError: (error) => {
      setCode('');
      const outcome = refusalOf(error);
      if (outcome) onRefused?.(outcome);
    },
  });
  const status: CodeStatus = verify.isSuccess
    ? 'success verify'
    : verify.isError
      ? 'fail verify'
      : send.isError
        ? 'fail send'
        : send.isSuccess
          ? 'success send'
          : 'uninitialised';
  const locked = [send.error, verify.error].some((error) => error && LOCKED.has(errorCode(error)));
  const expired = [send.error, verify.error].find((error) => error && errorCode(error) === ERROR.registrationExpired);

  const [, openOverlay] = useOverlay();
  const toPath = useLocalePath();
  const duplicated = verify.error !== null && errorCode(verify.error) === DOCUMENT_ERROR.playerAlreadyExists;
  const refused = refusalOf(verify.error);

  const isOver = locked || expired !== undefined;
  const field = useRef<HTMLInputElement>(null);
  // On a phone held sideways the field is below the bottom bar. By now the new step has scrolled to its top.
  useEffect(() => {
    if (send.isSuccess) field.current?.closest('form')?.scrollIntoView({ block: 'nearest' });
  }, [send.isSuccess]);

  const sent = useRef(false);
  const { mutate: sendNow } = send;
  useEffect(() => {
    // StrictMode runs effects twice; one message is enough.
    if (sent.current) return;
    sent.current = true;
    sendNow();
  }, [sendNow]);

  // The person already has an account (ruling 24). The API does not tell whether it is here or at another brand of the
  // licensee.
  if (refused)
    return (
      <Stack gap="md">
        <Heading level={2} size="h4">
          {text(`auth.refused.title.${refused.kind}`)}
        </Heading>
        {/* Not to the first step: they cannot join. */}
        <LoginRefused outcome={refused} onClose={onStartAgain} closeHref={toPath('')} />
      </Stack>
    );
  if (duplicated)
    return (
      <Alert
        live
        tone="negative"
        title={text(DOCUMENT_ERROR.sameCustomerInfo)}
        actions={
          <Button variant="secondary" size="sm" onClick={() => openOverlay('auth.login')}>
            {text('auth.logIn')}
          </Button>
        }
      />
    );
  return (
    <form
      noValidate
      className={css.code}
      data-code-status={status}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === 6 && !verify.isPending) verify.mutate(code);
      }}
    >
      <Stack gap="md">
        {expired && (
          <Alert
            live
            tone="negative"
            title={errorText(expired)}
            actions={
              <Button variant="secondary" size="sm" onClick={onStartAgain}>
                {text('auth.signUp.startAgain')}
              </Button>
            }
          />
        )}
        {send.isError && !locked && !expired && errorCode(send.error) !== 'error.code.requested_too_soon' && (
          <Alert live tone="negative" title={errorText(send.error)} />
        )}
        {locked && (
          <Alert
            live
            tone="negative"
            title={errorText(verify.error ?? send.error)}
            actions={<Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>}
          >
            {text('auth.code.lockedHelp')}
          </Alert>
        )}
        {verify.isError && !isOver && !isCodeFieldError(verify.error) && (
          <Alert live tone="negative" title={errorText(verify.error)} />
        )}
        {/* A refusal replaces the promise of a code. */}
        {!isOver && (
          <>
            <Text>
              {text(`auth.code.sent.${channel}`, { target })}{' '}
              <Link onClick={onChangeTarget}>{text(`auth.code.change.${channel}`)}</Link>
            </Text>
            <CodeField
              label={text(`auth.code.label.${channel}`)}
              value={code}
              onChange={setCode}
              onComplete={(value) => {
                if (!verify.isPending) verify.mutate(value);
              }}
              ref={field}
              autoFocus
              readOnly={verify.isPending}
              error={verify.isError && isCodeFieldError(verify.error) ? errorText(verify.error) : undefined}
              name="code"
            />
            <Button type="submit" size="lg" fullWidth loading={verify.isPending} disabled={code.length < 6}>
              {text('auth.code.confirm')}
            </Button>
            <Inline gap="sm" align="center">
              <Text size="sm" tone="muted">
                {text('auth.code.nothing')}
              </Text>
              <Countdown
                until={send.data?.resendAt ?? 0}
                now={serverNow}
                announceAt={[]}
                endedWords={text('auth.code.resend')}
                ended={
                  <Button
                    variant="ghost"
                    size="sm"
                    loading={send.isPending}
                    onClick={() => {
                      verify.reset();
                      send.mutate();
                    }}
                  >
                    {text('auth.code.resend')}
                  </Button>
                }
              >
                {({ seconds }) => text('auth.code.resendIn', { count: seconds })}
              </Countdown>
            </Inline>
          </>
        )}
      </Stack>
    </form>
  );
}
