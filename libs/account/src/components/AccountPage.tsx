import { FileUser, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, SectionPage } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useBreak, useLocalePath, useProfile } from '@baize/shell';
import { askedDocuments } from '../model/documents.ts';
import { ACCOUNT_PATHS } from '../paths.ts';

/** The pages about the player: details and verification (A§2 tabs), and what they can do with their data. */
export function AccountPage({
  current,
  children,
}: {
  readonly current: 'account' | 'verification' | 'privacy';
  readonly children: ReactNode;
}) {
  const text = useText('account');
  const toPath = useLocalePath();
  // The player's details are closed during a break (ruling 19).
  const isOnBreak = useBreak() !== null;
  const asked = askedDocuments(useProfile().data?.requestDocumentTypeStatus ?? '').length;
  return (
    <SectionPage
      title={text('account.title')}
      items={[
        ...(isOnBreak
          ? []
          : [
              {
                href: toPath(ACCOUNT_PATHS.account),
                label: text('account.tab.account'),
                icon: UserRound,
                current: current === 'account',
              },
            ]),
        {
          href: toPath(ACCOUNT_PATHS.verification),
          label: text('account.tab.verification'),
          icon: ShieldCheck,
          current: current === 'verification',
          ...(asked > 0
            ? {
                end: (
                  <Badge tone="warning" solid>
                    {asked}
                  </Badge>
                ),
              }
            : {}),
        },
        {
          href: toPath(ACCOUNT_PATHS.privacy),
          label: text('account.tab.privacy'),
          icon: FileUser,
          current: current === 'privacy',
        },
      ]}
    >
      {children}
    </SectionPage>
  );
}
