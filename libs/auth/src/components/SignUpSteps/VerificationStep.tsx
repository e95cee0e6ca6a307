import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { Button, Skeleton, Stack, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { riskSettingQuery } from '../../api/risk-setting.ts';
import type { CodeChannel } from '../../api/sign-up.ts';
import { authController } from '../../state/session.ts';
import { useFirstLogin } from '../../state/use-first-login.ts';
import { forward } from '../../model/sign-up-steps.ts';
import { EMPTY_SIGN_UP, signUpAtom } from '../../state/sign-up.ts';
import { CodeStep } from './CodeStep.tsx';

/**
 * Third step: a code by SMS, then one by email, if the market requires them. After the last one the player is logged in
 * (A§4).
 */
export function VerificationStep() {
  const text = useText('auth');
  const firstLogin = useFirstLogin();
  const [state, setState] = useAtom(signUpAtom);
  const { details, playerId } = state;
  const risk = useQuery(riskSettingQuery(details?.countryCode ?? 'FI'));
  if (!details || !playerId) {
    return (
      <Stack gap="md">
        <Text>{text('auth.signUp.lost')}</Text>
        <Button onClick={() => setState(EMPTY_SIGN_UP)}>{text('auth.signUp.startAgain')}</Button>
      </Stack>
    );
  }
  if (risk.isPending) return <Skeleton shape="control" />;

  const wanted: CodeChannel[] = [
    ...(risk.data?.smsVerification === false ? [] : ['sms' as const]),
    ...(risk.data?.emailVerification === false ? [] : ['email' as const]),
  ];
  const channel = wanted.find((candidate) => !state.verified[candidate]);
  if (!channel) return <Skeleton shape="control" />;
  const onVerified = async (registrationComplete: boolean) => {
    const verified = { ...state.verified, [channel]: true };
    const last = registrationComplete || wanted.every((candidate) => verified[candidate]);
    if (last) await firstLogin(details);
    setState((current) => ({ ...current, verified, ...(last ? { progress: forward(current.progress) } : {}) }));
  };
  const onEnded = async () => {
    const failure = await authController().login({ email: details.email, password: details.password });
    if (failure) return false;
    setState((current) => ({ ...current, progress: forward(current.progress) }));
    return true;
  };
  const target = channel === 'sms' ? `${details.mobilePhone.prefix}\u00a0${details.mobilePhone.body}` : details.email;
  return (
    <CodeStep
      key={channel}
      channel={channel}
      target={target}
      call={{ playerId, countryCode: details.countryCode }}
      onVerified={onVerified}
      onEnded={onEnded}
      onRefused={(refused) => setState((current) => ({ ...current, refused }))}
      onChangeTarget={() =>
        setState((current) => ({ ...current, progress: { ...current.progress, currentStep: 'Details' } }))
      }
      onStartAgain={() => setState(EMPTY_SIGN_UP)}
    />
  );
}
