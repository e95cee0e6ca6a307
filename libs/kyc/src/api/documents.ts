import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  documentFilePart,
  documentFileRemove,
  documentFileStart,
  documents,
  documentUpload,
  documentVerification,
} from '@baize/contracts/kyc';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';
import { sendParts, type UploadChannel } from './send-parts.ts';

/** Queries the player's documents. @param requested the profile's status text: when it changes, so have the documents */
export const documentsQuery = (playerId: string, requested: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'documents', requested),
    queryFn: ({ signal }) => call(documents, { signal }),
    placeholderData: keepPreviousData,
    // A rejected document has the status text of the first request again: what was read then must not come back.
    staleTime: 0,
    gcTime: 0,
  });

/** Hands a document over for review. */
export const submitDocument = (body: {
  readonly documentType: (typeof documentUpload)['body']['_zod']['output']['documentType'];
  readonly documentId: string;
  readonly subType?: string | undefined;
}) => call(documentUpload, { body });

/** Starts the check of an identity document, also before a rule asks for it; returns the page that takes it. */
export const startVerification = (
  documentType: (typeof documentVerification)['body']['_zod']['output']['documentType'],
) => call(documentVerification, { body: { documentType } });

/** How the signed-in player sends the files of a document. */
export const documentChannel = (documentId: string): UploadChannel => ({
  send: (file, options) =>
    sendParts(file, options, {
      start: (body, signal) => call(documentFileStart, { body: { ...body, documentId }, signal }),
      part: (fileId, body, signal) => call(documentFilePart, { params: { fileId }, body, signal }),
    }),
  remove: (fileId) => call(documentFileRemove, { params: { fileId } }),
});
