import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileDropFile } from '@baize/ui/FileDrop';
import { ERROR } from '@baize/contracts/errors';
import type { DocumentFile } from '@baize/contracts/kyc';
import { ApiError } from '@baize/http';
import { useErrorText } from '@baize/shell';
import type { UploadChannel } from '../api/send-parts.ts';

interface Upload extends FileDropFile {
  readonly file?: File;
  /** Its id at the API, from when it is known there. */
  readonly fileId?: string;
}
/** Returns whether the API refused the file for what is in it; where only the number of files is wrong, one can make room. */
const isAboutTheFile = (fault: unknown): boolean =>
  fault instanceof ApiError && fault.status === 400 && fault.code !== ERROR.documentTooMany;

/** Why a transfer is stopped: the player takes the file back. A page that closes leaves it, to go on later. */
const TAKEN_BACK = 'taken back';

/**
 * The files of one document while the player prepares it: chosen, on their way, arrived or refused.
 * @param channel sends them; keep its identity
 * @param arrived what the API has, also what came another way: from the player's phone
 */
export function useUploads(channel: UploadChannel, arrived: readonly DocumentFile[]) {
  const errorText = useErrorText('kyc');
  const [own, setUploads] = useState<readonly Upload[]>([]);
  /** Ids of files that were taken back here; the API may still be about to remove them. */
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const known = new Set(own.flatMap(({ id, fileId }) => [id, fileId]));
  const uploads: readonly Upload[] = [
    ...arrived
      .filter(({ kind, fileId }) => kind !== null && !known.has(fileId) && !removed.includes(fileId))
      .map(({ fileId, name, size }) => ({ id: fileId, name, size, status: 'done' as const })),
    ...own,
  ].map((each) => ({ ...each, isKept: channel.remove === null && each.status === 'done' }));
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
          const sent = await channel.send(file, {
            signal,
            onStart(started) {
              fileId = started;
              change(id, { fileId: started });
            },
            onProgress: (progress) => change(id, { progress }),
          });
          change(id, { id: sent.fileId, status: 'done' });
        } catch (fault) {
          if (!signal.aborted)
            change(id, { status: 'failed', error: errorText(fault), isFinal: isAboutTheFile(fault) });
        } finally {
          running.current.delete(id);
          // The last part may have arrived although nobody waits for its answer.
          if (fileId !== null && signal.reason === TAKEN_BACK) await channel.remove?.(fileId).catch(() => undefined);
        }
      });
    },
    [change, channel, errorText],
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
      const taken = uploads.find((each) => each.id === id);
      setRemoved((all) => [...all, id, ...(taken?.fileId === undefined ? [] : [taken.fileId])]);
      setUploads((all) => all.filter((each) => each.id !== id));
      // What stays behind is only a file that was not handed over.
      if (taken?.status === 'done') void channel.remove?.(id).catch(() => undefined);
    },
  };
}
