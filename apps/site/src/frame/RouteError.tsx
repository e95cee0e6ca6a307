import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Head } from './Head.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { Problem } from '../pages/Problem/Problem.tsx';

/**
 * What a route shows when it broke, its code could not be fetched included (A§2 generic error screen). The frame stays, so
 * that every other page is in reach; only where the frame itself may be what broke there is none.
 * @param framed header and footer around it
 */
export function RouteError({ framed = false }: { readonly framed?: boolean }) {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  const problem = <Problem kind="oops" onRetry={() => location.reload()} />;
  return <><Head titleKey="site.problem.oops.title" />{framed ? <SiteFrame kind="standard">{problem}</SiteFrame> : problem}</>;
}
