import { Navigate } from 'react-router-dom';
import { Button, Card, Heading, IconButton, Inline, Skeleton, Stack, Text } from '@baize/ui';
import { ChevronLeft } from 'lucide-react';
import { useRegistrationPage } from '../../api/registration-page.ts';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { SignUpScene } from '../../components/SignUpScene/SignUpScene.tsx';
import { SignUpSteps } from '../../components/SignUpSteps/SignUpSteps.tsx';
import { useTopOfStep } from '../../components/use-top-of-step.ts';
import { AUTH_PATHS } from '../../paths.ts';
import { useSignUp } from '../../components/SignUpSteps/use-sign-up.ts';
import * as css from './SignUp.css.ts';

/** Sign-up in the documents' four steps (A§4), as a page. */
export function SignUp() {
  const text = useText('auth');
  const { market } = useSite();
  const toPath = useLocalePath();
  const { step, title, lead, state, onBack } = useSignUp('page');
  const content = useRegistrationPage();
  // Also without a new address: after a reload the browser's history is at a later step already.
  useTopOfStep(step);

  if (state !== 'open')
    return (
      <SignUpScene>
        <Card padding="lg">
          <div aria-busy="true">
            <Skeleton lines={6} />
          </div>
        </Card>
        {/* The skeleton stays until the home page's code has arrived. */}
        {state === 'over' && <Navigate to={toPath('')} replace />}
      </SignUpScene>
    );
  return (
    <SignUpScene>
      <Card padding="lg">
        <Stack gap="lg">
          <Stack gap="xs">
            <Inline gap="xs" align="center" flexWrap="nowrap">
              {onBack && (
                <span className={css.back}>
                  <IconButton icon={ChevronLeft} label={text('auth.signUp.back')} onClick={onBack} />
                </span>
              )}
              <Heading level={1} size="h3">
                {title}
              </Heading>
            </Inline>
            {step === 'Details' && content === undefined ? (
              // The content's words are longer than the site's: the form below them would move.
              <Skeleton lines={2} />
            ) : (
              lead !== null && (
                <Text tone="muted" measure>
                  {(step === 'Details' ? content?.description : undefined) ?? lead}
                </Text>
              )
            )}
          </Stack>
          {step === 'Details' && market.market.payAndPlay === true && (
            <Button variant="secondary" fullWidth href={toPath(AUTH_PATHS.payAndPlay)}>
              {text('auth.payAndPlay.title')}
            </Button>
          )}
          <SignUpSteps />
        </Stack>
      </Card>
    </SignUpScene>
  );
}
