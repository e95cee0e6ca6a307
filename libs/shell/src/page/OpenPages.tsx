import { Button, Inline } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useLocalePath } from '../locale-path.ts';
import { MONEY_PATH } from '../paths.ts';

/**
 * Links to the pages that stay open to a player who can only do some things: on a break, payouts only, restricted,
 * suspended (ruling 19). Contact is there even where the brand leaves it out of its menus (A§1), because the text beside
 * it names it.
 */
export function OpenPages({ withdraws = true }: { readonly withdraws?: boolean }) {
  const text = useText();
  const toPath = useLocalePath();
  const links = [
    ...(withdraws ? [{ path: MONEY_PATH, label: 'wallet.frame.withdraw' }] : []),
    { path: 'my-account/banking/transactions', label: 'wallet.frame.transactions' },
    { path: 'my-account/gambling-limits', label: 'limits.frame.limits' },
    // Anyone may ask for their data and close the account.
    { path: 'my-account/account/privacy', label: 'account.frame.privacy' },
    { path: 'contact-live-chat', label: 'site.footer.helpLink' },
  ];
  return (
    <Inline gap="xs">
      {links.map(({ path, label }) => (
        <Button key={path} size="sm" variant="secondary" href={toPath(path)}>
          {text(label)}
        </Button>
      ))}
    </Inline>
  );
}
