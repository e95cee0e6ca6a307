import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Alert, Button, Countdown, Skeleton, Stack, Text } from '@baize/ui';
import { Modal } from '@baize/ui/Modal';
import { QrCode } from '@baize/ui/QrCode';
import { serverNow } from '@baize/http';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { playerQueries, useErrorText, useLocalePath, useProfile } from '@baize/shell';
import { endPhoneLink, phoneLinkQuery, phoneLinkStateQuery } from '../api/phone-link.ts';
import { PHONE_PATH } from '../paths.ts';

export interface SendByPhoneProps {
  readonly documentId: string;
  /** How many files have arrived since it opened, from wherever. */
  readonly arrived: number;
  readonly onClose: () => void;
}

/**
 * The way from a desktop to the phone's camera: a QR code that works once. What the phone sends shows at once, here and in
 * the list behind. Closing ends what the phone may do.
 */
export function SendByPhone({ documentId, arrived, onClose }: SendByPhoneProps) {
  const text = useText('kyc');
  const errorText = useErrorText('kyc');
  const toPath = useLocalePath();
  const queryClient = useQueryClient();
  const playerId = useSession()?.playerId ?? '';
  const [round, setRound] = useState(0);
  const link = useQuery(phoneLinkQuery(playerId, documentId, round));
  const token = link.data?.token;
  const state = useQuery({ ...phoneLinkStateQuery(playerId, token ?? ''), enabled: token !== undefined });
  const { refetch } = state;
  // The socket says that something about the player has changed; the profile is then read again, and so is this.
  const heardAt = useProfile().dataUpdatedAt;
  useEffect(() => {
    if (token !== undefined) void refetch();
  }, [heardAt, token, refetch]);
  const askedAt = state.dataUpdatedAt;
  useEffect(() => {
    void queryClient.invalidateQueries(playerQueries('documents'));
  }, [askedAt, queryClient]);
  const close = () => {
    endPhoneLink().catch(() => undefined);
    onClose();
  };
  const another = () => setRound((known) => known + 1);
  const isOver = state.data?.state === 'NONE';
  const until = state.data?.expiresAt ?? link.data?.expiresAt;
  return (
    <Modal open onClose={close} size="sm" title={text('kyc.phone.title')}>
      <Stack gap="md">
        {link.isError ? (
          <Alert
            live
            tone="negative"
            title={errorText(link.error)}
            actions={
              <Button size="sm" variant="secondary" onClick={() => void link.refetch()}>
                {text('shell.tryAgain')}
              </Button>
            }
          />
        ) : token === undefined || until === undefined ? (
          <div aria-busy="true">
            <Skeleton lines={6} />
          </div>
        ) : isOver ? (
          <>
            <Alert live tone="warning" title={text('kyc.phone.over')} />
            <Button onClick={another}>{text('kyc.phone.again')}</Button>
          </>
        ) : (
          <>
            {state.data?.state === 'OPENED' ? (
              <Alert live tone="positive" title={text('kyc.phone.connected')}>
                {text('kyc.phone.connected.text')}
              </Alert>
            ) : (
              <>
                <Text>{text('kyc.phone.scan')}</Text>
                <QrCode value={`${location.origin}${toPath(PHONE_PATH)}#link=${token}`} label={text('kyc.phone.qr')} />
                <Text>{text('kyc.phone.own')}</Text>
              </>
            )}
            <Countdown until={until} now={serverNow} announceAt={[60]} onEnd={() => void refetch()}>
              {({ clock }) => text('kyc.phone.left', { time: clock })}
            </Countdown>
          </>
        )}
        {arrived > 0 && (
          <div role="status">
            <Text weight="medium">{text('kyc.phone.arrived', { count: arrived })}</Text>
          </div>
        )}
        <Button variant={arrived > 0 ? 'primary' : 'secondary'} onClick={close}>
          {text('kyc.phone.done')}
        </Button>
      </Stack>
    </Modal>
  );
}
