import { useEffect, useRef, useState } from 'react';
import { useLabel } from '../../../provider/UiProvider.tsx';
import { useCssVars } from '../../../provider/useCssVars.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as css from './HostedFrame.css.ts';

export interface HostedFrameProps {
  /** The page's address, with its origin. */
  url: string;
  /** What the page is, for a screen reader. */
  title: string;
  /** Covers the page although it has loaded: what it said is being checked. */
  busy?: boolean | undefined;
  /** The page's height in CSS pixels, as it reports it; null until then. */
  height?: number | null | undefined;
  /** Permissions policy of the frame, for example `payment`. */
  allow?: string | undefined;
  /** Gets the messages of this very page, from its origin. Their content is unchecked; parse it by contract. */
  onMessage: (data: unknown) => void;
}

/** Another party's page in the middle of ours: a payment form, a bank. */
export function HostedFrame({ url, title, busy = false, height = null, allow, onMessage }: HostedFrameProps) {
  const label = useLabel();
  const [isLoaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const { origin } = new URL(url);
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      // A page that speaks is there, even if its pictures are still on their way.
      setLoaded(true);
      onMessage(event.data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [url, onMessage]);

  const size = useCssVars<HTMLDivElement>({ page: height === null ? undefined : `${height}px` });
  const isCovered = busy || !isLoaded;
  return (
    <div ref={size} className={css.frame} aria-busy={isCovered}>
      {isCovered && (
        <div className={css.cover} role="status" aria-label={label('ui.loading')}>
          <Stack gap="md">
            <Skeleton shape="h4" width="half" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </Stack>
        </div>
      )}
      <iframe ref={frame} className={css.page} src={url} title={title} allow={allow} onLoad={() => setLoaded(true)} />
    </div>
  );
}
