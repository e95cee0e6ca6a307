import { useState } from 'react';
import type { AccountDocuments } from '@baize/contracts/kyc';
import type { KycLevel } from '@baize/contracts/player';
import { canVerifyLater, documentsToSend, needsDocumentAction, requestKey } from '../model/document-action.ts';
import { requestedDocuments } from '../model/open-documents.ts';
import { forgetPutOff, isPutOff, putOff } from './put-off.ts';

/** A§4: the states of the verification modal … */
export type VerificationModal = 'inactive' | 'notify' | 'uploaded';
/** … and its actions. */
export type VerificationAction = 'close' | 'terminate' | 'verify-later';

/**
 * Follows the documents and tells what the modal shows. `notify`: the player is asked for something. `uploaded`:
 * everything that was asked for on this visit has been sent.
 *
 * `close` hides a request until the page is loaded again, `verify-later` until the request changes, and `terminate`
 * ends the flow.
 * @param canNotify whether this is a moment to interrupt the player
 */
export function useVerificationModal(
  level: KycLevel,
  documents: AccountDocuments | undefined,
  canNotify: boolean,
): {
  readonly modal: VerificationModal;
  readonly canVerifyLater: boolean;
  readonly act: (action: VerificationAction) => void;
} {
  const [closed, setClosed] = useState<string | null>(null);
  /** Ids of the documents that were asked for on this visit. */
  const [asked, setAsked] = useState('');
  const toSend = documents ? documentsToSend(documents) : [];
  const ids = toSend.map(({ id }) => id).join(' ');
  if (ids !== '' && ids !== asked) setAsked(ids);
  const request = requestKey(level, toSend);
  const isNeeded = documents !== undefined && needsDocumentAction(level, documents);
  const isSent =
    documents !== undefined &&
    toSend.length === 0 &&
    requestedDocuments(documents).some(
      ({ id, documentStatus }) => documentStatus === 'UNDER_REVIEW' && asked.includes(id ?? ' '),
    );
  const modal = isSent
    ? 'uploaded'
    : isNeeded && canNotify && closed !== request && !isPutOff(request)
      ? 'notify'
      : 'inactive';
  return {
    modal,
    canVerifyLater: canVerifyLater(level, toSend),
    act(action) {
      if (action === 'terminate') {
        setAsked('');
        forgetPutOff();
      } else {
        if (action === 'verify-later') putOff(request);
        setClosed(request);
      }
    },
  };
}
