import { CloudOff } from 'lucide-react';
import { Button, EmptyState } from '@baize/ui';
import { useText } from '@baize/i18n';
import { NotFound, useErrorText, type NotFoundProps } from '@baize/shell';

/** B§8 'Page not found!': the address exists, what it promised does not, or not for this visitor. */
export function ContentMissing({ instead, children }: NotFoundProps) {
  const text = useText('content');
  return <NotFound instead={instead}>{children ?? text('content.page.missingText')}</NotFound>;
}

/** The content service did not answer: says so, and asks again. */
export function ContentFailed({
  error,
  onRetry,
  title,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly title?: string;
}) {
  const text = useText('content');
  const errorText = useErrorText();
  return (
    <EmptyState
      tone="negative"
      icon={CloudOff}
      title={title ?? errorText(error)}
      actions={<Button onClick={onRetry}>{text('shell.tryAgain')}</Button>}
    >
      {title === undefined ? undefined : errorText(error)}
    </EmptyState>
  );
}
