import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Card, Heading, Skeleton, Stack, Stepper, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useErrorText, useProfile } from '@baize/shell';
import { documentsQuery } from '../api/documents.ts';
import { documentsToSend } from '../model/document-action.ts';
import { canSend, requestedDocuments } from '../model/open-documents.ts';
import { FLOW, flowIndex, verificationStep } from '../model/verification-flow.ts';
import { DocumentCard } from './DocumentCard.tsx';
import { VerificationCard } from './VerificationCard.tsx';

/** The documents of the player, each with what to do next, on the account's verification page. */
export function Documents() {
  const text = useText('kyc');
  const errorText = useErrorText('kyc');
  const playerId = useSession()?.playerId ?? '';
  const requested = useProfile().data?.requestDocumentTypeStatus ?? '';
  const documents = useQuery(documentsQuery(playerId, requested));
  const step = verificationStep(documents);
  if (step === 'ERROR')
    return (
      <Alert
        tone="negative"
        title={errorText(documents.error)}
        actions={
          <Button size="sm" variant="secondary" onClick={() => void documents.refetch()}>
            {text('shell.tryAgain')}
          </Button>
        }
      />
    );
  if (step === 'PENDING' || step === 'LOADING' || !documents.data)
    return (
      <Card padding="md">
        <div aria-busy="true">
          <Skeleton lines={5} />
        </div>
      </Card>
    );
  const shown = requestedDocuments(documents.data);
  const at = flowIndex(documents.data);
  const { verification } = documents.data;
  // What may still be deposited without documents says nothing while one of them holds every deposit.
  const isHeld = shown.some(({ hold, documentStatus }) => hold === 'ALL' && documentStatus !== 'VERIFIED');
  const isDue = (verification?.dueAt ?? null) !== null;
  const isAsked = shown.some(canSend);
  // A questionnaire alone has no files.
  const hasFiles = documentsToSend(documents.data).length > 0;
  const asksOnly = shown.length > 0 && shown.every(({ documentTypeName }) => documentTypeName === 'EDD_QUESTIONNAIRE');
  const card = verification && (isDue || !isHeld) && <VerificationCard standing={verification} />;
  // An offer to verify early waits behind the documents that we ask for; a deadline does not.
  const isFirst = isDue || !isAsked;
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <Heading level={2} size="h4">
          {text(asksOnly ? 'kyc.edd.title' : 'kyc.documents')}
        </Heading>
        {shown.length === 0 && <Text tone="muted">{text('kyc.documents.none')}</Text>}
      </Stack>
      {isFirst && card}
      {at !== null && <Stepper steps={FLOW.map((part) => text(`kyc.flow.${part}`))} current={at} />}
      {isAsked && (
        <Alert tone="info" title={text('kyc.next')}>
          <Stack gap="xs">
            <Text>{text(hasFiles ? 'kyc.next.text' : 'kyc.next.answers')}</Text>
            {hasFiles && <Text>{text('kyc.next.privacy')}</Text>}
          </Stack>
        </Alert>
      )}
      {shown.map((document) => (
        <DocumentCard key={document.id} document={document} />
      ))}
      {!isFirst && card}
    </Stack>
  );
}

/** The name under which a slot expects it. */
export { Documents as Component };
/** The page of the phone, which shares most of this file's code. */
export { SendFromPhone } from '../screens/SendFromPhone/SendFromPhone.tsx';
