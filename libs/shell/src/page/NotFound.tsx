import type { ReactNode } from 'react';
import { Button, ErrorScreen } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useLocalePath } from '../locale-path.ts';
import { usePageHead } from './page-head.ts';

export interface NotFoundProps {
  /** A page where the visitor can continue; the home page is always offered. */
  readonly instead?: { readonly path: string; readonly label: string } | undefined;
  /** Why the page may be missing; by default the text blames the address. */
  readonly children?: ReactNode;
}

/**
 * The page for an address that leads to nothing, whether no route knows it (A§2) or its screen found nothing to show
 * (B§8 'Page not found!'). It is not indexed. A screen that shows it sets no head of its own: `usePageHead(null)`.
 */
export function NotFound({ instead, children }: NotFoundProps) {
  const text = useText();
  const toPath = useLocalePath();
  const title = text('shell.notFound.title');
  usePageHead({ title, noindex: true });
  return (
    <ErrorScreen
      scene="lost"
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
