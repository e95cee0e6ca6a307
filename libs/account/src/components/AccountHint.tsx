import { Badge } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useProfile } from '@baize/shell';
import { askedDocuments, askedOf } from '../model/documents.ts';
import { Email } from './Email.tsx';

/** What the account's hub says below the player's details: documents or answers that are needed, or else the player's email. */
export function AccountHint() {
  const text = useText();
  const profile = useProfile().data;
  const { documents, hasQuestions } = askedOf(profile?.requestDocumentTypeStatus ?? '');
  if (documents > 0) return text('account.frame.asked', { count: documents });
  if (hasQuestions) return text('account.frame.askedQuestions');
  return profile && <Email address={profile.email} />;
}

/** The number of documents and questionnaires that are needed, for the account's hub. */
export function DocumentsBadge() {
  const asked = askedDocuments(useProfile().data?.requestDocumentTypeStatus ?? '').length;
  if (asked === 0) return null;
  return (
    <Badge tone="warning" solid>
      {asked}
    </Badge>
  );
}
