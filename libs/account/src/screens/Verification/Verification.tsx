import { BadgeCheck, FileClock, FileQuestion, FileWarning, FileX } from 'lucide-react';
import { Alert, Badge, Card, Link, List, Skeleton, Stack, Text, type BadgeProps, type IconComponent } from '@baize/ui';
import type { PlayerProfile } from '@baize/contracts/player';
import { fillText, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useProfile } from '@baize/shell';
import { AccountPage } from '../../components/AccountPage.tsx';
import { Failed } from '../../components/Failed.tsx';
import { Part } from '../../components/Part.tsx';
import { documentStandings, type DocumentStanding } from '../../model/documents.ts';
import { KYC_TONES, kycStanding } from '../../model/standing.ts';

type Status = DocumentStanding['status'];
const ICONS: Readonly<Record<Status, IconComponent>> = {
  UNREQUESTED: FileQuestion,
  REQUESTED: FileWarning,
  UNDER_REVIEW: FileClock,
  VERIFIED: BadgeCheck,
  EXPIRED: FileX,
  UNKNOWN: FileQuestion,
};
const TONES: Readonly<Record<Status, NonNullable<BadgeProps['tone']>>> = {
  UNREQUESTED: 'neutral',
  REQUESTED: 'warning',
  UNDER_REVIEW: 'info',
  VERIFIED: 'positive',
  EXPIRED: 'negative',
  UNKNOWN: 'warning',
};

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
      {profile.data && <Documents profile={profile.data} />}
    </AccountPage>
  );
}

function Documents({ profile }: { readonly profile: PlayerProfile }) {
  const text = useText('account');
  const { supportEmail } = useSite().brand.config.contact;
  const documents = documentStandings(profile.requestDocumentTypeStatus);
  const asked = documents.filter(({ status }) => status === 'REQUESTED' || status === 'EXPIRED');
  const named = documents.filter(({ status }) => status !== 'UNREQUESTED');
  const standing = kycStanding(profile.kycStatus);
  return (
    <>
      <Part
        title={text('account.verification.title')}
        end={
          <Badge tone={asked.length > 0 ? 'warning' : KYC_TONES[standing]}>
            {text(asked.length > 0 ? 'account.kyc.asked' : `account.kyc.${standing}`)}
          </Badge>
        }
      >
        <Text tone="muted">
          {text(asked.length > 0 ? 'account.kyc.asked.text' : `account.kyc.${standing}.text`, { email: supportEmail })}
        </Text>
        <Text size="sm" tone="muted">
          {text('account.verification.why')}
        </Text>
      </Part>
      {asked.length > 0 && (
        <Alert tone="warning" title={text('account.verification.send.title')}>
          {fillText(text, 'account.verification.send.text', {
            email: <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>,
          })}
        </Alert>
      )}
      <Part title={text('account.verification.documents')}>
        {named.length === 0 ? (
          <Text tone="muted">{text('account.verification.none')}</Text>
        ) : (
          <List
            label={text('account.verification.documents')}
            items={named.map(({ type, status }) => ({
              id: type,
              title: text(`account.document.${type}`),
              hint: text(`account.document.${type}.text`),
              icon: ICONS[status],
              end: <Badge tone={TONES[status]}>{text(`account.documentStatus.${status}`)}</Badge>,
            }))}
          />
        )}
      </Part>
    </>
  );
}
