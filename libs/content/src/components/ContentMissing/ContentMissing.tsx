import { CloudOff, FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, EmptyState } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useErrorText, useLocalePath, usePageHead } from '@baize/shell';

/** B§8 'Page not found!': the address exists, what it promised does not, or not for this visitor. Names ways on; no search engine keeps it. */
export function ContentMissing({ children, instead }: { readonly children?: ReactNode; readonly instead?: { readonly path: string; readonly label: string } }) {
  const text = useText('content');
  const toPath = useLocalePath();
  usePageHead({ title: text('content.page.missing'), noindex: true });
  return (
    <EmptyState
      level={1} icon={FileQuestion} title={text('content.page.missing')}
      actions={(
        <>
          {instead && <Button href={toPath(instead.path)}>{instead.label}</Button>}
          <Button href={toPath('')} variant={instead ? 'secondary' : 'primary'}>{text('content.page.home')}</Button>
        </>
      )}
    >
      {children ?? text('content.page.missingText')}
    </EmptyState>
  );
}

/** The content service did not answer: says so, and asks again. */
export function ContentFailed({ error, onRetry, title }: { readonly error: Error; readonly onRetry: () => void; readonly title?: string }) {
  const text = useText('content');
  const errorText = useErrorText();
  return <EmptyState tone="negative" icon={CloudOff} title={title ?? errorText(error)} actions={<Button onClick={onRetry}>{text('shell.tryAgain')}</Button>}>{title === undefined ? undefined : errorText(error)}</EmptyState>;
}
