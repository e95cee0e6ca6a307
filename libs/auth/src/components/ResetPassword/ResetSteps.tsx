import { CircleCheck } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { EmptyState, Stack, Stepper, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { RESET_STEPS, type ResetStep } from '../../model/reset-steps.ts';
import { resetPasswordAtom, type ResetPasswordState } from '../../state/reset-password.ts';
import { EmailStep } from './EmailStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { VerificationStep } from './VerificationStep.tsx';

/**
 * Returns the step that can be shown: without a message there is nothing to verify, such as after opening a link in
 * another browser.
 */
export const shownStep = ({ progress, sent, resetKey }: ResetPasswordState): ResetStep =>
  (progress.currentStep === 'Verification' && sent === null) ||
  (progress.currentStep === 'Password' && resetKey === null)
    ? 'Email'
    : progress.currentStep;

/** A forgotten password in the documents' four steps (A§4), the same on the page and in the popup. */
export function ResetSteps({ leave }: { readonly leave?: (() => void) | undefined }) {
  const text = useText('auth');
  const step = shownStep(useAtomValue(resetPasswordAtom));
  return (
    <Stack gap="lg">
      <Stepper steps={RESET_STEPS.map((name) => text(`auth.reset.step.${name}`))} current={RESET_STEPS.indexOf(step)} />
      {step === 'Email' && <Text tone="muted">{text('auth.reset.lead')}</Text>}
      {step === 'Email' && <EmailStep leave={leave} />}
      {step === 'Verification' && <VerificationStep leave={leave} />}
      {step === 'Password' && <PasswordStep leave={leave} />}
      {step === 'Complete' && <EmptyState icon={CircleCheck} title={text('reset.password.success.toast')} />}
    </Stack>
  );
}
