import { useEffect, useRef } from 'react';
import { Stack, Text } from '@baize/ui';
import { Modal } from '@baize/ui/Modal';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { SignUpSteps } from './SignUpSteps.tsx';
import { useSignUp } from './use-sign-up.ts';

export interface SignUpDialogProps {
  /** It was open when the page was reloaded. */
  readonly isRestored: boolean;
  /** @param entries what the steps have added to the browser's history */
  readonly onClose: (entries: number) => void;
  /** The account is there, and the player goes on with the page below. */
  readonly onGoOn: () => void;
}

/** The sign-up as a popup (A§2), for a visitor who wants to stay where they are. What was typed outlives it. */
export function SignUpDialog({ isRestored, onClose, onGoOn }: SignUpDialogProps) {
  const text = useText('auth');
  const { brand } = useSite();
  const { step, state, onBack, entries } = useSignUp('popup');
  const top = useRef<HTMLDivElement>(null);
  // A step is left at its end, where its button is.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'end' });
  }, [step]);
  // Another tab may log in meanwhile.
  const over = state === 'over';
  useEffect(() => {
    if (over) onClose(entries);
  });
  return (
    <Modal
      open={state === 'open'}
      onClose={() => onClose(entries)}
      title={text(`auth.signUp.title.${step}`, { brand: brand.config.name })}
      onBack={onBack}
    >
      <Stack gap="lg">
        <div ref={top}>
          <Text tone="muted">{text(`auth.signUp.lead.${step}`)}</Text>
        </div>
        <SignUpSteps isRestored={isRestored} onGoOn={onGoOn} />
      </Stack>
    </Modal>
  );
}
