import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Head } from './Head.tsx';
import { Problem } from '../pages/Problem/Problem.tsx';

/** What a route shows when it broke, its code could not be fetched included (A§2 generic error screen). */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return <><Head titleKey="site.problem.oops.title" /><Problem kind="oops" onRetry={() => location.reload()} /></>;
}
