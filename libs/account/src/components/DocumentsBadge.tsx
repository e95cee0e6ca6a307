import { Badge } from '@baize/ui';
import { useProfile } from '@baize/shell';
import { askedDocuments } from '../model/documents.ts';

/** The number of requested documents, for the account's hub. */
export function DocumentsBadge() {
  const asked = askedDocuments(useProfile().data?.requestDocumentTypeStatus ?? '').length;
  if (asked === 0) return null;
  return (
    <Badge tone="warning" solid>
      {asked}
    </Badge>
  );
}
