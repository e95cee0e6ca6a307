import { useEffect, useRef } from 'react';
import { Stack, Text } from '@baize/ui';
import { Modal } from '@baize/ui/Modal';
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
  const { step, title, lead, state, onBack, entries } = useSignUp('popup');
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
    <Modal open={state === 'open'} onClose={() => onClose(entries)} title={title} onBack={onBack}>
      <Stack gap="lg">
        <div ref={top}>{lead !== null && <Text tone="muted">{lead}</Text>}</div>
        <SignUpSteps isRestored={isRestored} onGoOn={onGoOn} />
      </Stack>
    </Modal>
  );
}
