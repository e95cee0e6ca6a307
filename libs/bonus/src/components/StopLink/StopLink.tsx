import type { ClaimReason } from '@baize/contracts/bonus';
import { Button } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useLocalePath, VERIFICATION_PATH } from '@baize/shell';

/** The player's next step where they may have no bonus at all (ruling 29); nothing for other reasons. */
export function StopLink({ reason }: { readonly reason: ClaimReason | null }) {
  const text = useText();
  const toPath = useLocalePath();
  if (reason === 'ACCOUNT')
    return (
      <Button variant="secondary" href={toPath('contact-live-chat')}>
        {text('site.footer.helpLink')}
      </Button>
    );
  if (reason === 'DOCUMENT' || reason === 'DOCUMENT_REVIEW')
    return (
      <Button variant={reason === 'DOCUMENT' ? 'primary' : 'secondary'} href={toPath(VERIFICATION_PATH)}>
        {text('shell.documents.page')}
      </Button>
    );
  return null;
}
