import { Button, ErrorScreen } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useLocalePath } from '../locale-path.ts';
import { usePageHead } from './page-head.ts';

/**
 * The page for what the law of the player's home closes on a site whose own law allows it (ruling 22). It is not indexed.
 * A screen that shows it sets no head of its own: `usePageHead(null)`.
 *
 * @param props.instead a page where the player can continue; the home page is always offered
 */
export function ClosedByLaw({
  instead,
}: {
  readonly instead?: { readonly path: string; readonly label: string } | undefined;
}) {
  const text = useText();
  const toPath = useLocalePath();
  const title = text('shell.closedByLaw.title');
  usePageHead({ title, noindex: true });
  return (
    <ErrorScreen
      scene="locked"
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
      {text('shell.closedByLaw.text')}
    </ErrorScreen>
  );
}
