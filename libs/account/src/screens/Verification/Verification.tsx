import { Badge, Card, Skeleton, Stack, Text } from '@baize/ui';
import type { PlayerProfile } from '@baize/contracts/player';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { ACCOUNT_DOCUMENTS, Slot, useProfile } from '@baize/shell';
import { AccountPage } from '../../components/AccountPage.tsx';
import { Failed } from '../../components/Failed.tsx';
import { Part } from '../../components/Part.tsx';
import { KYC_TONES, identityStanding } from '../../model/standing.ts';

/** The state of the player's identity check, and the requested documents (A§2 tab verification). */
export function Verification() {
  const profile = useProfile();
  return (
    <AccountPage current="verification">
      {profile.isPending && (
        <Card padding="md">
          <div aria-busy="true">
            <Stack gap="lg">
              <Skeleton shape="h4" width="half" />
              <Skeleton lines={6} />
            </Stack>
          </div>
        </Card>
      )}
      {profile.isError && !profile.data && <Failed error={profile.error} onRetry={() => void profile.refetch()} />}
      {profile.data && (
        <>
          <Identity profile={profile.data} />
          <Slot of={ACCOUNT_DOCUMENTS} />
        </>
      )}
    </AccountPage>
  );
}

function Identity({ profile }: { readonly profile: PlayerProfile }) {
  const text = useText('account');
  const { brand, market } = useSite();
  const { supportEmail } = brand.config.contact;
  const standing = identityStanding(profile, !market.rules.playBeforeVerification.value);
  return (
    <Part
      title={text('account.verification.title')}
      end={<Badge tone={KYC_TONES[standing]}>{text(`account.kyc.${standing}`)}</Badge>}
    >
      <Text tone="muted">{text(`account.kyc.${standing}.text`, { email: supportEmail })}</Text>
      <Text size="sm" tone="muted">
        {text('account.verification.why')}
      </Text>
    </Part>
  );
}
