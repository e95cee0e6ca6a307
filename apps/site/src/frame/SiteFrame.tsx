import type { ReactNode } from 'react';
import { AppFrame, PageColumn } from '@baize/ui';
import type { DomainRoute } from '@baize/shell';
import { SiteBottomBar } from './SiteBottomBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

export interface SiteFrameProps {
  readonly kind: NonNullable<DomainRoute['frame']>;
  readonly children: ReactNode;
}

/** Header, page, footer and bottom bar; a game takes the whole page, a form a narrow column. */
export function SiteFrame({ kind, children }: SiteFrameProps) {
  if (kind === 'immersive') return <AppFrame header={<SiteHeader compact />} flush>{children}</AppFrame>;
  return (
    <AppFrame header={<SiteHeader />} footer={<SiteFooter />} bottomBar={<SiteBottomBar />}>
      <PageColumn width={kind === 'focused' ? 'form' : 'full'}>{children}</PageColumn>
    </AppFrame>
  );
}
