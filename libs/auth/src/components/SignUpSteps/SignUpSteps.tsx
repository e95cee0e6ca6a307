import { Gift } from 'lucide-react';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Alert, KeptFocus, Link, Stack, Stepper, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { broughtBy, readLoginOrigin, stepInHistory, useHydrated, useLocalePath } from '@baize/shell';
import { SIGN_UP_STEPS } from '../../model/sign-up-steps.ts';
import { EMPTY_SIGN_UP, signUpAtom, signUpFinishedAtom } from '../../state/sign-up.ts';
import { useNextPopup } from '../../state/use-next-popup.ts';
import { LoginRefused } from '../LoginDialog/LoginRefused.tsx';
import { CompleteStep } from './CompleteStep.tsx';
import { ContactInfoStep } from './ContactInfoStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { Unsupported } from './Unsupported.tsx';
import { VerificationStep } from './VerificationStep.tsx';

/**
 * Where the visitor is in the sign-up, and the form of that step: what its page and its popup have in common (A§2).
 * @param isRestored a popup that was open when the page was reloaded
 */
export function SignUpSteps({
  isRestored = false,
  onGoOn,
}: {
  readonly isRestored?: boolean;
  /** Closes the popup; absent on the page. */
  readonly onGoOn?: () => void;
}) {
  const text = useText('auth');
  const [signUp, setSignUp] = useAtom(signUpAtom);
  const step = signUp.progress.currentStep;
  // The browser's history is in a later step and the page knows nothing of it: a reload, or the browser had dropped it.
  const historyStep = stepInHistory(useLocation().state);
  const isFinished = useAtomValue(signUpFinishedAtom);
  const [isLost] = useState(
    () => (isRestored || historyStep > 0) && !isFinished && signUp.details === null && signUp.typed === null,
  );
  const openPopup = useNextPopup();
  const toPath = useLocalePath();
  const [search] = useSearchParams();
  // A prerendered page knows neither the history nor the offer.
  const isHydrated = useHydrated();
  // From this address or an earlier one, so that visitors see the offer that brought them here.
  const bonusCode = isHydrated ? (broughtBy(search).bonusCode ?? readLoginOrigin()?.bonusCode ?? null) : null;
  const steps = (
    <Stack gap="lg">
      <Stepper
        steps={SIGN_UP_STEPS.map((name) => text(`auth.signUp.step.${name}`))}
        current={SIGN_UP_STEPS.indexOf(step)}
      />
      {bonusCode !== null && step !== 'Complete' && (
        <Alert tone="info" icon={Gift} title={text('auth.signUp.bonusCode', { code: bonusCode })} />
      )}
      {/* Not once the form has been filled in again. */}
      {isHydrated && isLost && step === 'Details' && signUp.details === null && (
        <Alert tone="info" title={text('auth.signUp.lost.title')}>
          {text('auth.signUp.lost.text')}
        </Alert>
      )}
      {step === 'Details' && <DetailsStep />}
      {step === 'ContactInfo' && <ContactInfoStep />}
      {step === 'Verification' && <VerificationStep />}
      {step === 'Complete' && <CompleteStep onGoOn={onGoOn} />}
      {step === 'Details' && (
        <Text size="sm" tone="muted">
          {text('auth.signUp.haveAccount')}{' '}
          <Link strong tall onClick={() => openPopup('auth.login')}>
            {text('auth.logIn')}
          </Link>
        </Text>
      )}
    </Stack>
  );
  const { unsupported, refused } = signUp;
  return (
    <>
      {unsupported && (
        <Unsupported
          {...unsupported}
          onOther={() =>
            setSignUp((current) => ({
              ...current,
              unsupported: null,
              livesElsewhere: true,
              // The country is chosen in the first step.
              progress: { ...current.progress, currentStep: 'Details' },
            }))
          }
        />
      )}
      {/* It stays, so that the password too is still there when the visitor comes back to choose another country. */}
      <div hidden={unsupported !== null}>
        <KeptFocus label={text(`auth.signUp.step.${step}`)}>
          {refused ? (
            <LoginRefused
              outcome={refused}
              onClose={() => {
                setSignUp(EMPTY_SIGN_UP);
                onGoOn?.();
              }}
              {...(onGoOn ? {} : { closeHref: toPath('') })}
            />
          ) : (
            steps
          )}
        </KeptFocus>
      </div>
    </>
  );
}
