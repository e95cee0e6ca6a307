import { Alert, Button, Inline } from '@baize/ui';
import { useText, useTranslationNamespace } from '@baize/i18n';
import { MONEY_PATH, useLocalePath, useProfile } from '@baize/shell';
import { confinement } from '../model/standing.ts';

/**
 * Tells a player whose account can only do some things (payouts only, restricted, suspended) which these are, with a
 * link to each. The pages and games that are closed to them are not offered elsewhere.
 */
export function ConfinedNotice() {
  const text = useText('account');
  const toPath = useLocalePath();
  const profile = useProfile().data;
  const kind = profile ? confinement(profile) : null;
  const ready = useTranslationNamespace('account');
  if (!ready || kind === null) return null;
  const links = [
    ...(kind === 'suspended' ? [] : [{ path: MONEY_PATH, label: 'wallet.frame.withdraw' }]),
    { path: 'my-account/banking/transactions', label: 'wallet.frame.transactions' },
    { path: 'my-account/gambling-limits', label: 'limits.frame.limits' },
    // Even where the brand leaves it out of its menus (A§1): the text tells them to contact us.
    { path: 'contact-live-chat', label: 'site.footer.helpLink' },
  ];
  return (
    <Alert
      tone="warning"
      title={text(`account.confined.${kind}`)}
      actions={
        <Inline gap="xs">
          {links.map(({ path, label }) => (
            <Button key={path} size="sm" variant="secondary" href={toPath(path)}>
              {text(label)}
            </Button>
          ))}
        </Inline>
      }
    >
      {text(kind === 'suspended' ? 'account.confined.suspended.text' : 'account.confined.text')}
    </Alert>
  );
}
