import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, Stack, Text } from '@baize/ui';
import { HostedFrame } from '@baize/ui/HostedFrame';
import { bankFrameMessage } from '@baize/contracts/pay-and-play';
import { useText } from '@baize/i18n';
import { awaitReturn } from '../../model/bank-return.ts';

export interface BankFrameProps {
  readonly url: string;
  readonly sessionId: string;
  /** The code is being verified: the bank's page is covered. */
  readonly verifying: boolean;
  readonly onCode: (oneTimeCode: string) => void;
  readonly onFailed: (failureCode: string | null) => void;
  /** The player has left the bank's page, there or here. */
  readonly onClose: () => void;
}

/**
 * The bank's page in a frame. Only its messages about this session count (A§4), and those of our own page where the bank
 * returns the player to it in another window; a code is acted upon once. The API decides what a code is worth.
 */
export function BankFrame({ url, sessionId, verifying, onCode, onFailed, onClose }: BankFrameProps) {
  const text = useText('auth');
  const [height, setHeight] = useState<number | null>(null);
  const isHandedOver = useRef(false);
  const handOver = useCallback(
    (oneTimeCode: string) => {
      if (isHandedOver.current) return;
      isHandedOver.current = true;
      onCode(oneTimeCode);
    },
    [onCode],
  );
  useEffect(() => awaitReturn(sessionId, handOver), [sessionId, handOver]);
  const listen = useCallback(
    (data: unknown) => {
      const message = bankFrameMessage.safeParse(data);
      if (!message.success || message.data.sessionId !== sessionId) return;
      const { type, oneTimeCode, failureCode } = message.data;
      if (type === 'resized') setHeight(message.data.height ?? null);
      else if (type === 'cancelled') onClose();
      else if (type === 'failed') onFailed(failureCode ?? null);
      else if (oneTimeCode !== undefined) handOver(oneTimeCode);
    },
    [sessionId, handOver, onFailed, onClose],
  );
  return (
    <Stack gap="md">
      <HostedFrame
        url={url}
        title={text('auth.payAndPlay.frame')}
        busy={verifying}
        height={height}
        onMessage={listen}
      />
      <Text size="sm" tone="muted">
        {text('auth.payAndPlay.safe')}
      </Text>
      <Button variant="ghost" disabled={verifying} onClick={onClose}>
        {text('auth.payAndPlay.back')}
      </Button>
    </Stack>
  );
}
