import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readKycFile, type KycEntry } from './operatorCalls.ts';

/** A file of a document beside the player's data. A PDF, and a photograph that browsers cannot show, is saved instead. */
export function DocumentFile({ entry, fileId, onClose }: { entry: KycEntry; fileId: string; onClose: () => void }) {
  const { player } = entry;
  const dialog = useRef<HTMLDialogElement>(null);
  const file = useQuery({
    queryKey: ['kyc-file', player.playerId, fileId],
    queryFn: () => readKycFile(player.playerId, fileId),
    gcTime: 0,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const address = file.data && `data:${file.data.kind};base64,${file.data.data}`;
  return (
    <dialog ref={dialog} aria-labelledby="file-title" onClose={onClose}>
      <h2 id="file-title">{file.data?.name ?? 'Loading…'}</h2>
      <p className="muted">
        {player.name}, born {player.dateOfBirth ?? '(unknown)'}, {player.address}, {player.countryCode}
      </p>
      {file.error ? (
        <p className="notice" data-tone="bad" role="alert">
          {file.error.message}
        </p>
      ) : null}
      {file.data && address ? (
        file.data.kind === 'application/pdf' || file.data.kind === 'image/heic' ? (
          <p>
            <a href={address} download={file.data.name}>
              Save {file.data.name}
            </a>
          </p>
        ) : (
          <img className="document-file" src={address} alt={`Document of ${player.name}`} />
        )
      ) : null}
      <div className="row dialog-actions">
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}
