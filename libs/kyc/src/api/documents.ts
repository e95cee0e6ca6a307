import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  documentFilePart,
  documentFileRemove,
  documentFileStart,
  documents,
  documentUpload,
  documentVerification,
  FILE_LIMITS,
  type DocumentFile,
} from '@baize/contracts/kyc';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';

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

export const removeFile = (fileId: string): Promise<void> => call(documentFileRemove, { params: { fileId } });

/** Returns a part of a file in base64. */
async function partOf(file: Blob, offset: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(offset, offset + FILE_LIMITS.partBytes).arrayBuffer());
  let text = '';
  // `fromCharCode` takes its characters as arguments, and there may not be too many of them.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/**
 * Sends a file in parts, from where an interrupted upload stopped.
 * @param onStart the file's id at the API
 * @param onProgress the share that has arrived, 0 to 1
 * @throws ApiError with what is wrong with the file · NetworkError; the same call again goes on
 */
export async function sendFile(
  documentId: string,
  file: File,
  {
    onStart,
    onProgress,
    signal,
  }: {
    readonly onStart?: (fileId: string) => void;
    readonly onProgress: (share: number) => void;
    readonly signal: AbortSignal;
  },
): Promise<DocumentFile> {
  let sent = await call(documentFileStart, { body: { documentId, name: file.name, size: file.size }, signal });
  onStart?.(sent.fileId);
  // If everything has arrived and only the answer was lost, the last part again makes the API look at the file.
  const lastPart = Math.floor((file.size - 1) / FILE_LIMITS.partBytes) * FILE_LIMITS.partBytes;
  while (sent.kind === null) {
    onProgress(sent.received / file.size);
    const offset = sent.received < file.size ? sent.received : lastPart;
    const body = { offset, data: await partOf(file, offset) };
    sent = await call(documentFilePart, { params: { fileId: sent.fileId }, body, signal });
  }
  return sent;
}
