import type { ReactNode } from 'react';
import { AppFrame, PageColumn } from '@baize/ui';
import type { DomainRoute } from '@baize/shell';
import { SiteBottomBar } from './SiteBottomBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

export interface SiteFrameProps {
  readonly kind: NonNullable<DomainRoute['frame']>;
  /** `none`: the page's first thing reaches up to the header. */
  readonly top?: 'none' | undefined;
  readonly children: ReactNode;
}

/** Header, page, footer and bottom bar; a game takes the whole page, a form a narrow column. */
export function SiteFrame({ kind, top, children }: SiteFrameProps) {
  if (kind === 'immersive') return <AppFrame header={<SiteHeader compact />} flush>{children}</AppFrame>;
  return (
    <AppFrame header={<SiteHeader />} footer={<SiteFooter />} bottomBar={<SiteBottomBar />}>
      <PageColumn width={kind === 'focused' ? 'form' : 'full'} top={top}>{children}</PageColumn>
    </AppFrame>
  );
}
