import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ChevronLeft } from 'lucide-react';
import { Card, Heading, IconButton, Inline, Stack } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useStepsInHistory } from '@baize/shell';
import { RESET_STEPS, resetStep } from '../../model/reset-steps.ts';
import { resetPasswordAtom } from '../../state/reset-password.ts';
import { ResetSteps, shownStep } from '../../components/ResetPassword/ResetSteps.tsx';
import { SignUpScene } from '../../components/SignUpScene/SignUpScene.tsx';

/** The page for a forgotten password (A§2) and the target of the email's link: `#key=…`, which no server sees. */
export function ResetPassword() {
  const text = useText('auth');
  const [state, setState] = useAtom(resetPasswordAtom);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const key = new URLSearchParams(hash.slice(1)).get('key');
  const taken = useRef<string | null>(null);
  // The next visitor of this browser must not find a typed but unsent password.
  useEffect(() => () => setState((current) => ({ ...current, password: '' })), [setState]);

  const step = shownStep(state);
  useStepsInHistory(RESET_STEPS.indexOf(step), RESET_STEPS.length - 1, (by) => {
    // Forward needs a code or a key each time.
    if (by < 0) setState((current) => ({ ...current, progress: { currentStep: resetStep(shownStep(current), -1) } }));
  });
  // Runs after the history's own effect, which would take a link opened on this page for a step back.
  useEffect(() => {
    if (key === null || key === '' || taken.current === key) return;
    taken.current = key;
    setState((current) => ({ ...current, resetKey: { key, channel: 'EMAIL' }, progress: { currentStep: 'Password' } }));
  }, [key, setState]);
  return (
    <SignUpScene promises={false}>
      <Card padding="lg">
        <Stack gap="lg">
          <Inline gap="xs" align="center" flexWrap="nowrap">
            {(step === 'Verification' || step === 'Password') && (
              <IconButton
                icon={ChevronLeft}
                label={text('auth.signUp.back')}
                onClick={() => void navigate(-1)}
                mirror
              />
            )}
            <Heading level={1} size="h3">
              {text(`auth.reset.title.${step}`)}
            </Heading>
          </Inline>
          <ResetSteps />
        </Stack>
      </Card>
    </SignUpScene>
  );
}
