import { lazy, Suspense, type ReactNode } from 'react';
import type { FeatureFlags } from '@baize/contracts/site';
import { useFlags } from '@baize/shell';
import { Page } from '../frame/Page.tsx';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { SiteFrame } from '../frame/SiteFrame.tsx';

const Missing = lazy(() => import('../problem/Missing.tsx').then((module) => ({ default: module.Missing })));

/**
 * A page that exists only while its flag is on (B§9); otherwise its address is unknown. It stays hidden until the flags
 * are known, so that nothing unreleased flashes up.
 */
export function Flagged({ flag, children }: { readonly flag: keyof FeatureFlags; readonly children: ReactNode }) {
  const flags = useFlags();
  if (!flags)
    return (
      <SiteFrame kind="standard">
        <PageSkeleton />
      </SiteFrame>
    );
  return flags.flags[flag] ? (
    children
  ) : (
    <Page titleKey="shell.notFound.title">
      <Suspense fallback={<PageSkeleton />}>
        <Missing />
      </Suspense>
    </Page>
  );
}
