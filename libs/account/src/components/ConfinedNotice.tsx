import { Alert } from '@baize/ui';
import { useText, useTranslationNamespace } from '@baize/i18n';
import { OpenPages, useProfile } from '@baize/shell';
import { confinement } from '../model/standing.ts';

/**
 * Tells a player whose account can only do some things (payouts only, restricted, suspended) which these are, with a
 * link to each. The pages and games that are closed to them are not offered elsewhere.
 */
export function ConfinedNotice() {
  const text = useText('account');
  const profile = useProfile().data;
  const kind = profile ? confinement(profile) : null;
  const ready = useTranslationNamespace('account');
  if (!ready || kind === null) return null;
  return (
    <Alert
      tone="warning"
      title={text(`account.confined.${kind}`)}
      actions={<OpenPages withdraws={kind !== 'suspended'} />}
    >
      {text(kind === 'suspended' ? 'account.confined.suspended.text' : 'account.confined.text')}
    </Alert>
  );
}
