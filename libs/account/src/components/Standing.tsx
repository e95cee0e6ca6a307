import { Badge, Button, Inline, Link, Stack, Text } from '@baize/ui';
import { useSite } from '@baize/session';
import { fillText, useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import type { PlayerProfile } from '@baize/contracts/player';
import { askedDocuments } from '../model/documents.ts';
import { ACCOUNT_TONES, KYC_TONES, accountStanding, kycStanding } from '../model/standing.ts';
import { ACCOUNT_PATHS } from '../paths.ts';
import { Part } from './Part.tsx';

/** The status of the account and of the identity check: what they mean, and what comes next. */
export function Standing({ profile }: { readonly profile: PlayerProfile }) {
  const text = useText('account');
  const toPath = useLocalePath();
  const { supportEmail } = useSite().brand.config.contact;
  const email = <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>;
  const account = accountStanding(profile.accountStatus, {
    payout: profile.permissions.payout === true,
    suspended: profile.multibrand.suspended,
  });
  const kyc = kycStanding(profile.kycStatus);
  const asked = askedDocuments(profile.requestDocumentTypeStatus).length > 0;
  return (
    <Part title={text('account.standing.title')}>
      <Stack gap="xs">
        <Inline gap="sm">
          <Text weight="medium">{text('account.standing.account')}</Text>
          <Badge tone={ACCOUNT_TONES[account]}>{text(`account.status.${account}`)}</Badge>
        </Inline>
        <Text tone="muted">{fillText(text, `account.status.${account}.text`, { email })}</Text>
      </Stack>
      <Stack gap="xs">
        <Inline gap="sm">
          <Text weight="medium">{text('account.standing.identity')}</Text>
          <Badge tone={asked ? 'warning' : KYC_TONES[kyc]}>
            {text(asked ? 'account.kyc.asked' : `account.kyc.${kyc}`)}
          </Badge>
        </Inline>
        <Text tone="muted">
          {fillText(text, asked ? 'account.kyc.asked.text' : `account.kyc.${kyc}.text`, { email })}
        </Text>
        {(asked || kyc === 'asked' || kyc === 'expired') && (
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
