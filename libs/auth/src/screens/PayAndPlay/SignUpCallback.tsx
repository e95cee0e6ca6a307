import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Alert, Skeleton, Stack, Text } from '@baize/ui';
import { bankReturn } from '@baize/contracts/pay-and-play';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { handOverReturn } from '../../model/bank-return.ts';
import { AUTH_PATHS } from '../../paths.ts';

/** How long the page that waits may take to answer; it may be a tab that the browser has slowed down. */
const PATIENCE_MS = 5000;

/**
 * Where a bank sends the player back in a window of its own (A§2 `signup/callback`): hands code and session to the page
 * that waits for them. Where none does, it leads to the sign-up: the code alone opens nothing.
 */
export function SignUpCallback() {
  const text = useText('auth');
  const toPath = useLocalePath();
  const [parameters] = useSearchParams();
  const { success: isValid, data } = bankReturn.safeParse(Object.fromEntries(parameters));
  const [step, setStep] = useState<'waiting' | 'taken' | 'alone'>('waiting');
  const { sessionId, oneTimeCode } = data ?? {};
  useEffect(() => {
    if (sessionId === undefined || oneTimeCode === undefined) return undefined;
    const stop = handOverReturn({ sessionId, oneTimeCode }, () => setStep('taken'));
    const giveUp = setTimeout(() => setStep((now) => (now === 'waiting' ? 'alone' : now)), PATIENCE_MS);
    return () => {
      clearTimeout(giveUp);
      stop();
    };
  }, [sessionId, oneTimeCode]);
  if (!isValid || step === 'alone') return <Navigate to={toPath(AUTH_PATHS.signUp)} replace />;
  if (step === 'taken')
    return (
      <Alert live title={text('auth.callback.done')}>
        {text('auth.callback.text')}
      </Alert>
    );
  return (
    <Stack gap="md">
      <Text role="status">{text('auth.callback.documentTitle')}</Text>
      <Skeleton lines={2} />
    </Stack>
  );
}
