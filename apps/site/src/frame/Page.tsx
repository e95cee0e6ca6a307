import { Suspense, type ReactNode } from 'react';
import type { DomainRoute } from '@baize/shell';
import { HydrationMarker } from '../document/HydrationMarker.tsx';
import { Head } from '../document/Head.tsx';
import { SiteFrame } from './SiteFrame.tsx';

export interface PageProps {
  readonly titleKey: string;
  /** Without one the page is not indexed. */
  readonly descriptionKey?: string | undefined;
  readonly namespace?: string;
  readonly frame?: NonNullable<DomainRoute['frame']>;
  /** `none`: the page's first element touches the header. */
  readonly top?: 'none' | undefined;
  readonly children: ReactNode;
}

/** One page in the frame that its route asks for, with the document's head. */
export function Page({ titleKey, descriptionKey, namespace, frame = 'standard', top, children }: PageProps) {
  return (
    <>
      <SiteFrame kind={frame} top={top}>
        {children}
      </SiteFrame>
      {/* After the screen: in a server render the screen must have set its title before the head is drawn. */}
      <Head titleKey={titleKey} descriptionKey={descriptionKey} namespace={namespace} />
      <Suspense fallback={null}>
        <HydrationMarker />
      </Suspense>
    </>
  );
}
