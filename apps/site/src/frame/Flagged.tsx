import type { ReactNode } from 'react';
import type { FeatureFlags } from '@baize/contracts/site';
import { useFlags } from '@baize/shell';
import { Problem } from '../pages/Problem/Problem.tsx';
import { Page } from './Page.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { SiteFrame } from './SiteFrame.tsx';

/** A page that exists only while its flag is on (B§9); otherwise the address is one that nobody knows. Until the flags are known nothing unreleased flashes up. */
export function Flagged({ flag, children }: { readonly flag: keyof FeatureFlags; readonly children: ReactNode }) {
  const flags = useFlags();
  if (!flags) return <SiteFrame kind="standard"><PageSkeleton /></SiteFrame>;
  return flags.flags[flag] ? children : <Page titleKey="shell.notFound.title"><Problem kind="notFound" /></Page>;
}
