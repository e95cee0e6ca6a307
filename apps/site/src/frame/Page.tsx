import { Suspense, type ReactNode } from 'react';
import type { DomainRoute } from '@baize/shell';
import { Alive } from '../document/Alive.tsx';
import { Head } from '../document/Head.tsx';
import { SiteFrame } from './SiteFrame.tsx';

export interface PageProps {
  readonly titleKey: string;
  /** Without one no search engine keeps the page. */
  readonly descriptionKey?: string | undefined;
  readonly namespace?: string;
  readonly frame?: NonNullable<DomainRoute['frame']>;
  /** `none`: the page's first thing reaches up to the header. */
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
      {/* Behind its screen, which in a server render has said by then what it is called. */}
      <Head titleKey={titleKey} descriptionKey={descriptionKey} namespace={namespace} />
      <Suspense fallback={null}>
        <Alive />
      </Suspense>
    </>
  );
}
