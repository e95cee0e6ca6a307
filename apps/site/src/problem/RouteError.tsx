import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button, ErrorScreen } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { Head } from '../document/Head.tsx';
import { isMissingCode, reloadForNewCode } from '../document/missing-code.ts';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { Problem } from './Problem.tsx';

/**
 * Shown when a route fails, including when its code cannot be fetched (A§2 generic error screen). The frame stays, so
 * that every other page stays within reach, unless the frame itself may have failed. If a rollout removed the code, the
 * page reloads once by itself. Offline players see a notice, and the page loads once they are
 * back online.
 * @param framed shows header and footer around it
 */
export function RouteError({ framed = false }: { readonly framed?: boolean }) {
  const error = useRouteError();
  /** An error that reloading the page does not fix. */
  const [lasting, setLasting] = useState<unknown>(null);
  const missing = isMissingCode(error);
  const kind = missing ? 'reload' : 'oops';
  const offline = !navigator.onLine && (!missing || lasting === error);
  useEffect(() => {
    if (!offline) return;
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [offline]);
  useEffect(() => {
    console.error(error);
    if (!isMissingCode(error)) return;
    const left = new AbortController();
    void reloadForNewCode(left.signal).then((reloading) => {
      if (!reloading && !left.signal.aborted) setLasting(error);
    });
    return () => left.abort();
  }, [error]);
  const problem =
    missing && lasting !== error ? (
      <PageSkeleton />
    ) : offline ? (
      <Offline />
    ) : (
      // A page whose code is gone needs the new version, so only a reload helps.
      <Problem kind={kind} onRetry={() => location.reload()} />
    );
  return (
    <>
      <Head titleKey={offline ? 'site.offline.title' : `site.problem.${kind}.title`} />
      {framed ? <SiteFrame kind="standard">{problem}</SiteFrame> : problem}
    </>
  );
}

/**
 * The texts of the page that the service worker shows when an address is opened offline. A player also reads that their
 * money is safe; a visitor has none here.
 */
function Offline() {
  const text = useText();
  const isPlayer = useSession() !== null;
  return (
    <ErrorScreen
      scene="dark"
      title={text('site.offline.title')}
      actions={<Button onClick={() => location.reload()}>{text('site.problem.tryAgain')}</Button>}
    >
      {text(isPlayer ? 'site.offline.playerText' : 'site.offline.text')}
    </ErrorScreen>
  );
}
