import { Text } from '@baize/ui';
import { Dialog } from '@baize/ui/Dialog';
import { useText } from '@baize/i18n';

export interface LeaveRoundProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** B§2, the in-game modal: the player leaves while a round is running, and reads what becomes of it first. */
export function LeaveRound({ onLeave, onStay }: LeaveRoundProps) {
  const text = useText();
  return (
    <Dialog
      open
      title={text('site.play.leaveRound.title')}
      confirmLabel={text('site.play.leave')}
      cancelLabel={text('site.play.leaveRound.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <Text>{text('site.play.leaveRound.text')}</Text>
    </Dialog>
  );
}
