import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button, ErrorScreen } from '@baize/ui';
import { useText } from '@baize/i18n';
import { Head } from '../document/Head.tsx';
import { isMissingCode, reloadForNewCode } from '../document/missing-code.ts';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { Problem } from './Problem.tsx';

/**
 * What a route shows when it broke, its code could not be fetched included (A§2 generic error screen). The frame stays, so
 * that every other page is in reach; only where the frame itself may be what broke there is none. Code that a rollout took
 * away comes with the page loaded anew, once, without being asked; whoever is offline reads so, and the page comes with the
 * connection.
 * @param framed header and footer around it
 */
export function RouteError({ framed = false }: { readonly framed?: boolean }) {
  const error = useRouteError();
  /** The error that loading the page anew does not mend. */
  const [lasting, setLasting] = useState<unknown>(null);
  const missing = isMissingCode(error);
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
      <Problem kind="oops" onRetry={() => location.reload()} />
    );
  return (
    <>
      <Head titleKey={offline ? 'site.offline.title' : 'site.problem.oops.title'} />
      {framed ? <SiteFrame kind="standard">{problem}</SiteFrame> : problem}
    </>
  );
}

/** The words of the page that the service worker shows to whoever opens an address while offline. */
function Offline() {
  const text = useText();
  return (
    <ErrorScreen
      title={text('site.offline.title')}
      actions={<Button onClick={() => location.reload()}>{text('site.problem.tryAgain')}</Button>}
    >
      {text('site.offline.text')}
    </ErrorScreen>
  );
}
