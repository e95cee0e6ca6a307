import type { ReactNode } from 'react';
import { Button, ErrorScreen } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useLocalePath } from '../locale-path.ts';
import { usePageHead } from './page-head.ts';

export interface NotFoundProps {
  /** Where whoever looked for this may want to go on; home is always offered. */
  readonly instead?: { readonly path: string; readonly label: string } | undefined;
  /** Why it may not be there; without it the address is to blame. */
  readonly children?: ReactNode;
}

/**
 * The page for an address that leads to nothing, whether no route knows it (A§2) or its screen found nothing to show (B§8
 * 'Page not found!'). No search engine keeps it. A screen that shows it says nothing of itself: `usePageHead(null)`.
 */
export function NotFound({ instead, children }: NotFoundProps) {
  const text = useText();
  const toPath = useLocalePath();
  const title = text('shell.notFound.title');
  usePageHead({ title, noindex: true });
  return (
    <ErrorScreen
      code="404"
      title={title}
      actions={
        <>
          {instead && <Button href={toPath(instead.path)}>{instead.label}</Button>}
          <Button href={toPath('')} variant={instead ? 'secondary' : 'primary'}>
            {text('shell.toHome')}
          </Button>
        </>
      }
    >
      {children ?? text('shell.notFound.text')}
    </ErrorScreen>
  );
}
