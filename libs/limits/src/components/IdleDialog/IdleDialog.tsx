import { Button, Inline, Text } from '@baize/ui';
import { Modal } from '@baize/ui/Modal';
import { useFormat, useText } from '@baize/i18n';

export interface IdleDialogProps {
  readonly idleMinutes: number;
  readonly onClose: () => void;
  readonly onLogIn: () => void;
}

/** A§4 idle-logout: explains to the returning player why the session ended, with a login button. */
export function IdleDialog({ idleMinutes, onClose, onLogIn }: IdleDialogProps) {
  const text = useText('limits');
  const format = useFormat();
  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      title={text('limits.activity.idle.title')}
      footer={
        <Inline gap="sm" justify="end">
          <Button variant="ghost" onClick={onClose}>
            {text('limits.activity.idle.close')}
          </Button>
          <Button onClick={onLogIn}>{text('limits.activity.idle.logIn')}</Button>
        </Inline>
      }
    >
      <Text>{text('limits.activity.idle.text', { duration: format.duration(idleMinutes) })}</Text>
    </Modal>
  );
}
