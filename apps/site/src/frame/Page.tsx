import { useEffect, type ReactNode } from 'react';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import type { DomainRoute } from '@baize/shell';
import { SiteFrame } from './SiteFrame.tsx';

export interface PageProps {
  readonly titleKey: string;
  readonly namespace?: string;
  readonly frame?: NonNullable<DomainRoute['frame']>;
  /** `none`: the page's first thing reaches up to the header. */
  readonly top?: 'none' | undefined;
  readonly children: ReactNode;
}

/** One page in the frame that its route asks for, with the document's title. */
export function Page({ titleKey, namespace, frame = 'standard', top, children }: PageProps) {
  const text = useText(namespace);
  const { brand } = useSite();
  const title = `${text(titleKey)} – ${brand.config.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <SiteFrame kind={frame} top={top}>{children}</SiteFrame>;
}
