import { FILE_LIMITS, type DocumentFile } from '@baize/contracts/kyc';

export interface SendOptions {
  /** Gets the file's id at the API. */
  readonly onStart?: (fileId: string) => void;
  /** Gets the share that has arrived, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** How files reach the API: with the player's session, or with a phone's pass. */
export interface UploadChannel {
  readonly send: (file: File, options: SendOptions) => Promise<DocumentFile>;
  /** Removes a file that has arrived; null where that is not possible. */
  readonly remove: ((fileId: string) => Promise<void>) | null;
}

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
 * @throws ApiError with what is wrong with the file · NetworkError; the same call again goes on
 */
export async function sendParts(
  file: File,
  { onStart, onProgress, signal }: SendOptions,
  calls: {
    readonly start: (
      body: { readonly name: string; readonly size: number },
      signal: AbortSignal,
    ) => Promise<DocumentFile>;
    readonly part: (
      fileId: string,
      body: { readonly offset: number; readonly data: string },
      signal: AbortSignal,
    ) => Promise<DocumentFile>;
  },
): Promise<DocumentFile> {
  let sent = await calls.start({ name: file.name, size: file.size }, signal);
  onStart?.(sent.fileId);
  // If everything has arrived and only the answer was lost, the last part again makes the API look at the file.
  const lastPart = Math.floor((file.size - 1) / FILE_LIMITS.partBytes) * FILE_LIMITS.partBytes;
  while (sent.kind === null) {
    onProgress(sent.received / file.size);
    const offset = sent.received < file.size ? sent.received : lastPart;
    sent = await calls.part(sent.fileId, { offset, data: await partOf(file, offset) }, signal);
  }
  return sent;
}
