import { useEffect, useRef, useState } from 'react';
import { Button, Skeleton, Stack, Text, useCssVars } from '@baize/ui';
import { bankFrameMessage } from '@baize/contracts/pay-and-play';
import { useText } from '@baize/i18n';
import * as css from './BankFrame.css.ts';

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
 * The bank's page in a frame. Only messages of its own origin, from this very frame and about this session count (A§4); a
 * code is acted upon once. The API decides what a code is worth.
 */
export function BankFrame({ url, sessionId, verifying, onCode, onFailed, onClose }: BankFrameProps) {
  const text = useText('auth');
  const [loaded, setLoaded] = useState(false);
  /** The page's height in CSS pixels; null until the bank reports it. */
  const [height, setHeight] = useState<number | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isHandedOver = useRef(false);

  useEffect(() => {
    const origin = new URL(url).origin;
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = bankFrameMessage.safeParse(event.data);
      if (!message.success || message.data.sessionId !== sessionId) return;
      const { type, oneTimeCode, failureCode } = message.data;
      if (type === 'resized') setHeight(message.data.height ?? null);
      else if (type === 'loaded') setLoaded(true);
      else if (type === 'cancelled') onClose();
      else if (type === 'failed') onFailed(failureCode ?? null);
      else if (oneTimeCode !== undefined && !isHandedOver.current) {
        isHandedOver.current = true;
        onCode(oneTimeCode);
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [url, sessionId, onCode, onFailed, onClose]);

  const size = useCssVars<HTMLDivElement>({ page: height === null ? undefined : `${height}px` });
  return (
    <Stack gap="md">
      <div ref={size} className={css.frame} aria-busy={verifying || !loaded}>
        {(!loaded || verifying) && (
          <div className={css.cover} role="status" aria-label={text('auth.payAndPlay.loading')}>
            <Stack gap="md">
              <Skeleton shape="h4" width="half" />
              <Skeleton shape="control" />
              <Skeleton shape="control" />
            </Stack>
          </div>
        )}
        <iframe
          ref={frame}
          className={css.page}
          src={url}
          title={text('auth.payAndPlay.frame')}
          onLoad={() => setLoaded(true)}
        />
      </div>
      <Text size="sm" tone="muted">
        {text('auth.payAndPlay.safe')}
      </Text>
      <Button variant="ghost" disabled={verifying} onClick={onClose}>
        {text('auth.payAndPlay.back')}
      </Button>
    </Stack>
  );
}
