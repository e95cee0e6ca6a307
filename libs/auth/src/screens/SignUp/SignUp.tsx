import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Card, Heading, IconButton, Inline, Link, Skeleton, Stack, Stepper, Text } from '@baize/ui';
import { ChevronLeft } from 'lucide-react';
import { useText } from '@baize/i18n';
import { useAuthorisation, useSite } from '@baize/session';
import { broughtBy, readLoginOrigin, useLocalePath, useOverlay } from '@baize/shell';
import { SignUpScene } from '../../components/SignUpScene/SignUpScene.tsx';
import { backward, forwardAgain, SIGN_UP_STEPS } from '../../model/sign-up-steps.ts';
import { EMPTY_SIGN_UP, signUpAtom } from '../../state/sign-up.ts';
import { CompleteStep } from './CompleteStep.tsx';
import { ContactInfoStep } from './ContactInfoStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { useStepsInHistory } from './use-steps-in-history.ts';
import { VerificationStep } from './VerificationStep.tsx';

/** Sign-up in the documents' four steps (A§4). */
export function SignUp() {
  const text = useText('auth');
  const { brand } = useSite();
  const [state, setState] = useAtom(signUpAtom);
  const [, openOverlay] = useOverlay();
  const step = state.progress.currentStep;
  useEffect(
    () => () => {
      // The next visitor of this browser must not find a finished sign-up.
      setState((current) => (current.progress.currentStep === 'Complete' ? EMPTY_SIGN_UP : current));
    },
    [setState],
  );
  const authorisation = useAuthorisation();
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // From this address or an earlier one, so that visitors see the offer that brought them here.
  const bonusCode = broughtBy(search).bonusCode ?? readLoginOrigin()?.bonusCode ?? null;
  useStepsInHistory(SIGN_UP_STEPS.indexOf(step), SIGN_UP_STEPS.length - 1, (by) =>
    setState((current) => ({ ...current, progress: (by < 0 ? backward : forwardAgain)(current.progress) })),
  );

  if (authorisation.status !== 'resolved')
    return (
      <SignUpScene>
        <Card padding="lg">
          <div aria-busy="true">
            <Skeleton lines={6} />
          </div>
        </Card>
      </SignUpScene>
    );
  // A logged-in player cannot join again, except that this sign-up's own player sees its last step.
  if (authorisation.authorised && state.details === null) return <Navigate to={toPath('')} replace />;
  return (
    <SignUpScene>
      <Card padding="lg">
        <Stack gap="lg">
          <Stack gap="xs">
            <Inline gap="xs" align="center">
              {(step === 'ContactInfo' || step === 'Verification') && (
                <IconButton icon={ChevronLeft} label={text('auth.signUp.back')} onClick={() => void navigate(-1)} />
              )}
              <Heading level={1} size="h3">
                {text(`auth.signUp.title.${step}`, { brand: brand.config.name })}
              </Heading>
            </Inline>
            <Text tone="muted">{text(`auth.signUp.lead.${step}`)}</Text>
          </Stack>
          <Stepper
            steps={SIGN_UP_STEPS.map((name) => text(`auth.signUp.step.${name}`))}
            current={SIGN_UP_STEPS.indexOf(step)}
          />
          {bonusCode !== null && step !== 'Complete' && (
            <Text size="sm" weight="medium">
              {text('auth.signUp.bonusCode', { code: bonusCode })}
            </Text>
          )}
          {step === 'Details' && <DetailsStep />}
          {step === 'ContactInfo' && <ContactInfoStep />}
          {step === 'Verification' && <VerificationStep />}
          {step === 'Complete' && <CompleteStep />}
          {step === 'Details' && (
            <Text size="sm" tone="muted">
              {text('auth.signUp.haveAccount')}{' '}
              <Link strong tall onClick={() => openOverlay('auth.login')}>
                {text('auth.logIn')}
              </Link>
            </Text>
          )}
        </Stack>
      </Card>
    </SignUpScene>
  );
}
