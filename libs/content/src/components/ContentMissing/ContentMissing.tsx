import { CloudOff } from 'lucide-react';
import { Button, EmptyState } from '@baize/ui';
import { useText } from '@baize/i18n';
import { NotFound, useErrorText, type NotFoundProps } from '@baize/shell';

/** B§8 'Page not found!': the route exists, but its content does not, or not for this visitor. */
export function ContentMissing({ instead, children }: NotFoundProps) {
  const text = useText('content');
  return <NotFound instead={instead}>{children ?? text('content.page.missingText')}</NotFound>;
}

/** Shown when the content service does not respond, with a button to try again. */
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
