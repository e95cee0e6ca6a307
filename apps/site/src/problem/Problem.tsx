import { Button, ErrorScreen } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useLocalePath, useOverlay, usePageHead } from '@baize/shell';

export type ProblemKind = 'unauthorised' | 'forbidden' | 'server' | 'oops' | 'reload';
const CODES: Partial<Record<ProblemKind, string>> = { unauthorised: '401', forbidden: '403', server: '500' };

export interface ProblemProps {
  readonly kind: ProblemKind;
  readonly onRetry?: () => void;
}

/**
 * Error pages (A§2) that say what happened, why, and what still works. The generic one has two variants: `oops` for an
 * error in a page, `reload` where only a reload helps. `Missing` is for unknown addresses.
 */
export function Problem({ kind, onRetry }: ProblemProps) {
  const text = useText();
  const toPath = useLocalePath();
  const [, openOverlay] = useOverlay();
  // On any page: search engines should not index a refusal.
  usePageHead({ title: text(`site.problem.${kind}.title`), noindex: true });
  return (
    <ErrorScreen
      scene={kind === 'unauthorised' || kind === 'forbidden' ? 'locked' : 'dark'}
      code={CODES[kind]}
      title={text(`site.problem.${kind}.title`)}
      actions={
        <>
          {kind === 'unauthorised' && (
            <Button onClick={() => openOverlay('auth.login')}>{text('site.header.logIn')}</Button>
          )}
          {kind === 'unauthorised' && (
            <Button variant="secondary" onClick={() => openOverlay('auth.signUp')}>
              {text('site.header.join')}
            </Button>
          )}
          {(kind === 'server' || kind === 'oops') && (
            <Button onClick={onRetry ?? (() => location.reload())}>{text('site.problem.tryAgain')}</Button>
          )}
          {kind === 'reload' && (
            <Button onClick={onRetry ?? (() => location.reload())}>{text('site.update.now')}</Button>
          )}
          {(kind === 'server' || kind === 'oops') && (
            <Button variant="secondary" href={toPath('')}>
              {text('shell.toHome')}
            </Button>
          )}
          {kind === 'forbidden' && <Button href={toPath('')}>{text('shell.toHome')}</Button>}
          {kind === 'forbidden' && (
            <Button variant="secondary" href={toPath('contact-live-chat')}>
              {text('site.footer.helpLink')}
            </Button>
          )}
        </>
      }
    >
      {text(`site.problem.${kind}.text`)}
    </ErrorScreen>
  );
}
