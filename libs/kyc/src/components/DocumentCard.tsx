import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Alert, Badge, Button, Card, Heading, Inline, Select, Stack, Text, type BadgeProps } from '@baize/ui';
import { SUB_TYPES, type DocumentEntry } from '@baize/contracts/kyc';
import { useFormat, useText } from '@baize/i18n';
import { playerQueries, useErrorText, useToasts } from '@baize/shell';
import { documentChannel, startVerification, submitDocument } from '../api/documents.ts';
import { canSend } from '../model/open-documents.ts';
import { documentStep } from '../model/verification-flow.ts';
import { openVerification } from '../model/open-verification.ts';
import { DocumentFiles } from './DocumentFiles.tsx';
import { Questionnaire } from './Questionnaire.tsx';
import { useUploads } from './use-uploads.ts';
import * as css from './DocumentCard.css.ts';

const TONES: Readonly<Record<string, NonNullable<BadgeProps['tone']>>> = {
  REQUESTED: 'warning',
  UNDER_REVIEW: 'info',
  VERIFIED: 'positive',
  EXPIRED: 'negative',
};
/** Few players need it, so it comes when they do. */
const SendByPhone = lazy(() => import('./SendByPhone.tsx').then((module) => ({ default: module.SendByPhone })));

/**
 * Brings a document's card back into view once it has been sent: its form is gone, and the window would show what comes
 * below it.
 */
function useSentInView(status: DocumentEntry['documentStatus']): RefObject<HTMLDivElement | null> {
  const title = useRef<HTMLDivElement>(null);
  const shown = useRef(status);
  useLayoutEffect(() => {
    if (shown.current !== status && status === 'UNDER_REVIEW') title.current?.scrollIntoView({ block: 'nearest' });
    shown.current = status;
  }, [status]);
  return title;
}

/** One requested document: what it is for, its state, and the way to send it. */
export function DocumentCard({ document }: { readonly document: DocumentEntry }) {
  const text = useText('kyc');
  const format = useFormat();
  const { documentTypeName: type, documentStatus: status, rejectionReason } = document;
  // The questionnaire has no files: words about what to send, and an officer's reasons, are others.
  const isQuestionnaire = type === 'EDD_QUESTIONNAIRE';
  const reasonKey = isQuestionnaire ? 'kyc.reason.answers' : `kyc.reason.${rejectionReason}`;
  const reason = text(reasonKey);
  const isOpen = canSend(document);
  const title = useSentInView(status);
  // The questionnaire's level, EDD_PENDING, closes deposits and withdrawals, whatever the request itself holds (A§6).
  const hold = isQuestionnaire ? 'ANSWERS' : document.hold;
  return (
    <Card padding="md" as="section" aria-label={text(`kyc.document.${type}`)}>
      <Stack gap="md">
        <div ref={title} className={css.title}>
          <Inline gap="sm">
            <Heading level={3} size="h5">
              {text(`kyc.document.${type}`)}
            </Heading>
            <Badge tone={TONES[status] ?? 'warning'}>{text(`kyc.documentStatus.${status}`)}</Badge>
          </Inline>
        </div>
        {rejectionReason !== null && (
          <Alert tone="negative" title={text('kyc.rejected')}>
            {reason === reasonKey ? text('kyc.reason.other') : reason}
          </Alert>
        )}
        {status === 'EXPIRED' && <Alert tone="warning" title={text('kyc.expired')} />}
        {isOpen && <Text tone="muted">{text(`kyc.document.${type}.text`)}</Text>}
        {isOpen && hold !== 'NONE' && <Text>{text(`kyc.hold.${hold}`)}</Text>}
        {isOpen && document.dueAt !== null && (
          <Text weight="medium">
            {text(isQuestionnaire ? 'kyc.due.answers' : 'kyc.due', { date: format.dateTime(document.dueAt) })}
          </Text>
        )}
        {status === 'UNDER_REVIEW' && (
          <Text tone="muted">
            {text('kyc.underReview', { date: format.dateTime(document.submittedAt ?? document.requestedAt ?? '') })}
          </Text>
        )}
        {status === 'VERIFIED' && <Text tone="muted">{text('kyc.verified')}</Text>}
        {isOpen && isQuestionnaire && <Questionnaire />}
        {isOpen && document.isOnline && <CheckOnline type={type} />}
        {isOpen && !isQuestionnaire && document.id !== null && (
          // A rejected document starts again without the files of the last attempt.
          <Send key={document.submittedAt ?? ''} document={document} documentId={document.id} />
        )}
      </Stack>
    </Card>
  );
}

/** Leads to the identity vendor, which reads the document and decides at once. */
function CheckOnline({ type }: { readonly type: DocumentEntry['documentTypeName'] }) {
  const text = useText('kyc');
  const errorText = useErrorText('kyc');
  const start = useMutation({
    mutationFn: () => startVerification(type),
    onSuccess: ({ redirectUrl }) => openVerification(redirectUrl),
  });
  return (
    <Stack gap="sm">
      <Text>{text('kyc.online.text')}</Text>
      {start.isError && <Alert tone="negative" live title={errorText(start.error)} />}
      {/* Our own page takes it, so the vendor did not answer; the form below works all the same. */}
      {start.data?.redirectUrl.startsWith('/') === true && <Alert tone="info" live title={text('kyc.online.closed')} />}
      <div>
        <Button variant="secondary" loading={start.isPending} onClick={() => start.mutate()}>
          {text('kyc.online')}
        </Button>
      </div>
    </Stack>
  );
}

function Send({ document, documentId }: { readonly document: DocumentEntry; readonly documentId: string }) {
  const text = useText('kyc');
  const errorText = useErrorText('kyc');
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { documentTypeName: type } = document;
  const kinds = SUB_TYPES[type];
  const [subType, setSubType] = useState(document.subType ?? '');
  const [isMissing, setMissing] = useState(false);
  const channel = useMemo(() => documentChannel(documentId), [documentId]);
  const sending = useUploads(channel, document.files);
  const { uploads } = sending;
  // A phone has its own camera.
  const [isDesktop] = useState(() => matchMedia('(hover: hover) and (pointer: fine)').matches);
  /** How many files had arrived when the phone was asked for; null: it is not. */
  const [beforePhone, setBeforePhone] = useState<number | null>(null);
  const arrived = uploads.filter(({ status }) => status === 'done').length;
  const isSending = uploads.some(({ status }) => status === 'sending' || status === 'waiting');
  const isReady = !isSending && arrived > 0;
  /** A second tap can come before the button shows that it is busy. */
  const isUnderWay = useRef(false);
  const submit = useMutation({
    mutationFn: () => submitDocument({ documentType: type, documentId, ...(subType === '' ? {} : { subType }) }),
    onSuccess: () => toasts.success(text('kyc.sent')),
    onError: () => {
      isUnderWay.current = false;
    },
    // The profile says what is still asked for, and other pages count it.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(playerQueries('documents')),
        queryClient.invalidateQueries(playerQueries('profile')),
      ]),
  });
  const step = documentStep(document, { subType, files: uploads.length, hasFailed: submit.isError });
  // What it is comes first (A§4): a bill, or a payslip.
  const choosesType = step === 'SELECT_POA_DOCUMENT_TYPE' || step === 'SELECT_SOW_DOCUMENT_TYPE';
  return (
    <Stack gap="md">
      {kinds.length > 0 && (
        <Select
          label={text('kyc.subType')}
          placeholder={text('kyc.choose')}
          value={subType}
          onChange={(event) => setSubType(event.target.value)}
          options={kinds.map((value) => ({ value, label: text(`kyc.subType.${value}`) }))}
          error={isMissing && subType === '' ? text('kyc.subType.missing') : undefined}
        />
      )}
      {!choosesType && (
        <DocumentFiles
          sending={sending}
          // A card or a passport is at hand; a bill is often a PDF.
          camera={type === 'PROOF_OF_ID' || type === 'PROOF_OF_PAYMENT' ? 'environment' : undefined}
          disabled={submit.isPending}
          error={isMissing && !isReady && !isSending ? text('kyc.files.missing') : undefined}
        />
      )}
      {!choosesType && isDesktop && (
        <div>
          <Button
            variant="secondary"
            icon={Smartphone}
            disabled={submit.isPending}
            onClick={() => setBeforePhone(arrived)}
          >
            {text('kyc.phone.offer')}
          </Button>
        </div>
      )}
      {beforePhone !== null && (
        <Suspense fallback={null}>
          <SendByPhone
            documentId={documentId}
            arrived={Math.max(0, arrived - beforePhone)}
            onClose={() => setBeforePhone(null)}
          />
        </Suspense>
      )}
      {submit.isError && <Alert tone="negative" live title={errorText(submit.error)} />}
      <div>
        <Button
          loading={submit.isPending}
          disabled={isSending}
          onClick={() => {
            const isComplete = isReady && (kinds.length === 0 || subType !== '');
            setMissing(!isComplete);
            if (!isComplete || isUnderWay.current) return;
            isUnderWay.current = true;
            submit.mutate();
          }}
        >
          {text('kyc.send')}
        </Button>
      </div>
    </Stack>
  );
}
