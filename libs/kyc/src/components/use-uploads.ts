import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileDropFile } from '@baize/ui/FileDrop';
import type { DocumentFile } from '@baize/contracts/kyc';
import { useErrorText } from '@baize/shell';
import { removeFile, sendFile } from '../api/documents.ts';

interface Upload extends FileDropFile {
  readonly file?: File;
}
/** Why a transfer is stopped: the player takes the file back. A page that closes leaves it, to go on later. */
const TAKEN_BACK = 'taken back';

/** The files of one document while the player prepares it: chosen, on their way, arrived or refused. */
export function useUploads(documentId: string, arrived: readonly DocumentFile[]) {
  const errorText = useErrorText('kyc');
  const [uploads, setUploads] = useState<readonly Upload[]>(() =>
    arrived
      .filter(({ kind }) => kind !== null)
      .map(({ fileId, name, size }) => ({ id: fileId, name, size, status: 'done' as const })),
  );
  const running = useRef(new Map<string, AbortController>());
  /** Ends with the last transfer. One follows the other, because the API keeps one unfinished file per document. */
  const last = useRef(Promise.resolve());
  useEffect(() => {
    const open = running.current;
    return () => {
      for (const each of open.values()) each.abort();
    };
  }, []);
  const change = useCallback(
    (id: string, next: Partial<Upload>) =>
      setUploads((known) => known.map((each) => (each.id === id ? { ...each, ...next } : each))),
    [],
  );
  const send = useCallback(
    (id: string, file: File): void => {
      const stop = new AbortController();
      const { signal } = stop;
      running.current.set(id, stop);
      change(id, { status: 'waiting' });
      last.current = last.current.then(async () => {
        if (signal.aborted) return;
        let fileId: string | null = null;
        change(id, { status: 'sending', progress: 0 });
        try {
          const sent = await sendFile(documentId, file, {
            signal,
            onStart: (started) => (fileId = started),
            onProgress: (progress) => change(id, { progress }),
          });
          change(id, { id: sent.fileId, status: 'done' });
        } catch (fault) {
          if (!signal.aborted) change(id, { status: 'failed', error: errorText(fault) });
        } finally {
          running.current.delete(id);
          // The last part may have arrived although nobody waits for its answer.
          if (fileId !== null && signal.reason === TAKEN_BACK) await removeFile(fileId).catch(() => undefined);
        }
      });
    },
    [change, documentId, errorText],
  );
  return {
    uploads,
    add(files: readonly File[]) {
      const fresh = files.map((file) => ({
        id: crypto.randomUUID(),
        name: file.name,
        size: file.size,
        status: 'waiting' as const,
        file,
        ...(file.type.startsWith('image/') ? { preview: file } : {}),
      }));
      setUploads((known) => [...known, ...fresh]);
      for (const { id, file } of fresh) send(id, file);
    },
    retry(id: string) {
      const file = uploads.find((each) => each.id === id)?.file;
      if (file) send(id, file);
    },
    remove(id: string) {
      running.current.get(id)?.abort(TAKEN_BACK);
      running.current.delete(id);
      const known = uploads.find((each) => each.id === id);
      setUploads((all) => all.filter((each) => each.id !== id));
      // What stays behind is only a file that was not handed over.
      if (known?.status === 'done') void removeFile(id).catch(() => undefined);
    },
  };
}
