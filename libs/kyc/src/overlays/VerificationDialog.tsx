import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, List, Stack, Text } from '@baize/ui';
import { Modal } from '@baize/ui/Modal';
import { useIsModalOpen } from '@baize/ui/open-modals';
import type { documents } from '@baize/contracts/kyc';
import type { PlayerProfile } from '@baize/contracts/player';
import type { ResponseOf } from '@baize/contracts/route';
import { useFormat, useText, useTranslationNamespace } from '@baize/i18n';
import { ACCEPT_TERMS_PATH, breakOf, useLocalePath, useOverlay, useProfile, VERIFICATION_PATH } from '@baize/shell';
import { documentsQuery } from '../api/documents.ts';
import { documentsToSend } from '../model/document-action.ts';
import { canSend } from '../model/open-documents.ts';
import { Questionnaire } from '../components/Questionnaire.tsx';
import { VerificationCard } from '../components/VerificationCard.tsx';
import { rememberQuestioned, useWasQuestioned } from '../state/questioned.ts';
import { useVerificationModal, type VerificationAction } from '../state/use-verification-modal.ts';

/**
 * Where the dialog waits: a game is not interrupted, a form is not covered, and the pages about money and verification
 * say the same themselves.
 */
const QUIET = ['play/', 'signup', ACCEPT_TERMS_PATH, 'my-account/banking', VERIFICATION_PATH];

/**
 * The dialogs of A§2 for a player who is asked for documents or for the EDD questionnaire: why, what and until when. A
 * player on a break is not interrupted.
 */
export function VerificationDialog() {
  const profile = useProfile().data;
  if (!profile || breakOf(profile) !== null) return null;
  return <Dialogs key={profile.playerId} profile={profile} />;
}

/** The name under which the site fetches it. */
export { VerificationDialog as Component };

/** Tells whether the player can be interrupted now; once a dialog is open, it stays. */
function useMoment(isWanted: boolean): boolean {
  const toPath = useLocalePath();
  const { pathname } = useLocation();
  const [overlay] = useOverlay();
  const isModalOpen = useIsModalOpen();
  const [isShown, setShown] = useState(false);
  const isQuiet = QUIET.some((path) => pathname.startsWith(toPath(path)));
  const isPossible = isWanted && overlay === null && !isQuiet;
  // The dialog counts as an open one itself, so only its beginning waits for others.
  if (isPossible && !isShown && !isModalOpen) setShown(true);
  if (!isPossible && isShown) setShown(false);
  return isPossible && isShown;
}

function Dialogs({ profile }: { readonly profile: PlayerProfile }) {
  const { playerId, kycStatus, requestDocumentTypeStatus: requested } = profile;
  const documents = useQuery(documentsQuery(playerId, requested)).data;
  const isQuestioned = useWasQuestioned(playerId);
  const isReady = useTranslationNamespace('kyc');
  const known = isReady ? documents : undefined;
  const questions =
    known !== undefined &&
    profile.eddQuestionnaire &&
    kycStatus === 'EDD_PENDING' &&
    canSend(known.eddQuestionnaire) &&
    !isQuestioned;
  const isMoment = useMoment(known !== undefined && (questions || documentsToSend(known).length > 0));
  // The questionnaire comes first, because it is shown once.
  const { modal, canVerifyLater, act } = useVerificationModal(kycStatus, known, isMoment && !questions);
  if (!known) return null;
  if (questions) return isMoment && <Questions onClose={() => rememberQuestioned(playerId)} />;
  if (modal === 'uploaded') return <Uploaded onEnd={() => act('terminate')} />;
  return modal === 'notify' && <Notify documents={known} canVerifyLater={canVerifyLater} act={act} />;
}

/** A§4 `notify`: what the player is asked for. */
function Notify({
  documents: asked,
  canVerifyLater,
  act,
}: {
  readonly documents: ResponseOf<typeof documents>;
  readonly canVerifyLater: boolean;
  readonly act: (action: VerificationAction) => void;
}) {
  const text = useText('kyc');
  const format = useFormat();
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const toSend = documentsToSend(asked);
  const { verification } = asked;
  const isCounted = verification?.dueAt != null;
  const holds = toSend.some(({ hold }) => hold === 'ALL') ? 'ALL' : 'WITHDRAWALS';
  const isHeld = toSend.some(({ hold }) => hold !== 'NONE');
  const due = toSend.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt])).sort()[0];
  return (
    <Modal
      open
      onClose={() => act('close')}
      size="sm"
      title={text('kyc.ask.title')}
      footer={
        <>
          {canVerifyLater && (
            <Button variant="secondary" onClick={() => act('verify-later')}>
              {text('kyc.ask.later')}
            </Button>
          )}
          <Button
            onClick={() => {
              act('close');
              void navigate(toPath(VERIFICATION_PATH));
            }}
          >
            {text('kyc.rules.start')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Text>{text('kyc.ask.why')}</Text>
        {isCounted && <VerificationCard standing={verification} />}
        <List
          texts
          label={text('kyc.documents')}
          items={toSend.map(({ id, documentTypeName, rejectionReason }) => ({
            id: id ?? documentTypeName,
            icon: FileText,
            title: text(`kyc.document.${documentTypeName}`),
            hint: rejectionReason === null ? text(`kyc.document.${documentTypeName}.text`) : text('kyc.rejected'),
          }))}
        />
        {isHeld && <Text>{text(`kyc.ask.hold.${holds}`)}</Text>}
        {!isCounted && due !== undefined && (
          <Text weight="medium">{text('kyc.ask.due', { date: format.dateTime(due) })}</Text>
        )}
        {canVerifyLater && <Text tone="muted">{text('kyc.ask.where')}</Text>}
      </Stack>
    </Modal>
  );
}

/** A§4 `uploaded`: everything has been sent, and what happens next. */
function Uploaded({ onEnd }: { readonly onEnd: () => void }) {
  const text = useText('kyc');
  return (
    <Modal
      open
      onClose={onEnd}
      size="sm"
      title={text('kyc.uploaded.title')}
      footer={<Button onClick={onEnd}>{text('kyc.uploaded.done')}</Button>}
    >
      <Text>{text('kyc.next.text')}</Text>
    </Modal>
  );
}

/** A§4: the EDD questionnaire, once per player. */
function Questions({ onClose }: { readonly onClose: () => void }) {
  const text = useText('kyc');
  return (
    <Modal open onClose={onClose} title={text('kyc.edd.title')}>
      <Stack gap="md">
        <Text>{text('kyc.document.EDD_QUESTIONNAIRE.text')}</Text>
        <Text tone="muted">{text('kyc.ask.where')}</Text>
        <Questionnaire />
      </Stack>
    </Modal>
  );
}
