import { useLocation } from 'react-router-dom';
import { Button, Link, NoticeBar, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { ACCEPT_ALL, REFUSE_ALL, useConsent, useHydrated, useLocalePath } from '@baize/shell';
import { SITE_PATHS } from '../paths.ts';

/**
 * Asks once for consent to optional cookies (A§2 cookie notice, ruling 20). Refusing takes one press, like accepting.
 */
export function CookieNotice() {
  const text = useText();
  const toPath = useLocalePath();
  const { pathname } = useLocation();
  const { consent, choose } = useConsent();
  const hydrated = useHydrated();
  const settings = toPath(SITE_PATHS.cookieSettings);
  // The settings page asks the same question in detail.
  if (pathname === settings || (hydrated && consent !== null)) return null;
  return (
    <NoticeBar
      // A prerendered page contains the notice; its script shows it to those who have not answered, and takes the answer.
      byPage={hydrated ? undefined : 'cookies'}
      title={text('site.cookies.title')}
      choices={
        <>
          <Button variant="secondary" data-choice="none" onClick={() => void choose(REFUSE_ALL)}>
            {text('site.cookies.refuseAll')}
          </Button>
          <Button variant="secondary" data-choice="all" onClick={() => void choose(ACCEPT_ALL)}>
            {text('site.cookies.acceptAll')}
          </Button>
        </>
      }
      after={
        <Text size="sm">
          <Link href={settings}>{text('site.cookies.choose')}</Link>
        </Text>
      }
    >
      <Text size="sm">{text('site.cookies.text')}</Text>
    </NoticeBar>
  );
}
