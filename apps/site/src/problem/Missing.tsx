import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { NotFound } from '@baize/shell';

/** The not-found page for an address that no route knows (A§2), with a link to the games where the brand has any. */
export function Missing() {
  const text = useText();
  const { brand } = useSite();
  return (
    <NotFound
      instead={
        brand.config.capabilities.casino ? { path: 'online-casino', label: text('site.problem.games') } : undefined
      }
    />
  );
}
