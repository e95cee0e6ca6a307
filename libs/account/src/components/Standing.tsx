import { Badge, Button, Inline, Link, Stack, Text } from '@baize/ui';
import { useSite } from '@baize/session';
import { fillText, useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import type { PlayerProfile } from '@baize/contracts/player';
import { ACCOUNT_TONES, KYC_TONES, accountStanding, identityStanding, mayHold } from '../model/standing.ts';
import { ACCOUNT_PATHS } from '../paths.ts';
import { Part } from './Part.tsx';

/** The status of the account and of the identity check: what they mean, and what comes next. */
export function Standing({ profile }: { readonly profile: PlayerProfile }) {
  const text = useText('account');
  const toPath = useLocalePath();
  const { brand, market } = useSite();
  const { supportEmail } = brand.config.contact;
  const email = <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>;
  const account = accountStanding(profile.accountStatus, {
    payout: profile.permissions.payout === true,
    suspended: profile.multibrand.suspended,
  });
  const kyc = identityStanding(profile, !market.rules.playBeforeVerification.value);
  return (
    <Part title={text('account.standing.title')}>
      <Stack gap="xs">
        <Inline gap="sm">
          <Text weight="medium">{text('account.standing.account')}</Text>
          <Badge tone={ACCOUNT_TONES[account]}>{text(`account.status.${account}`)}</Badge>
        </Inline>
        <Text tone="muted">
          {account === 'open' && mayHold(kyc)
            ? text('account.status.open.waits')
            : fillText(text, `account.status.${account}.text`, { email })}
        </Text>
      </Stack>
      <Stack gap="xs">
        <Inline gap="sm">
          <Text weight="medium">{text('account.standing.identity')}</Text>
          <Badge tone={KYC_TONES[kyc]}>{text(`account.kyc.${kyc}`)}</Badge>
        </Inline>
        <Text tone="muted">{fillText(text, `account.kyc.${kyc}.text`, { email })}</Text>
        {(kyc === 'first' || kyc === 'asked' || kyc === 'answers' || kyc === 'expired') && (
          <div>
            <Button size="sm" href={toPath(ACCOUNT_PATHS.verification)}>
              {text('account.kyc.open')}
            </Button>
          </div>
        )}
      </Stack>
    </Part>
  );
}
