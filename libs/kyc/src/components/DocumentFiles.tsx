import { FILE_KINDS, FILE_LIMITS } from '@baize/contracts/kyc';
import { useText } from '@baize/i18n';
import { FileDrop, type FileDropProps } from '@baize/ui/FileDrop';
import type { useUploads } from './use-uploads.ts';

/** What the field takes. Some phones name HEIC photographs by their extension only. */
const ACCEPTED_FILES = [...FILE_KINDS, '.heic', '.heif', '.pdf'];

interface DocumentFilesProps extends Pick<FileDropProps, 'camera' | 'disabled' | 'error'> {
  /** Of `useUploads`. */
  readonly sending: ReturnType<typeof useUploads>;
}

/** The files of a document that a player adds, within what the API takes. */
export function DocumentFiles({ sending: { uploads, add, retry, remove }, ...more }: DocumentFilesProps) {
  const text = useText('kyc');
  return (
    <FileDrop
      label={text('kyc.files')}
      hint={text('kyc.files.hint')}
      files={uploads}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
      accept={ACCEPTED_FILES}
      maxBytes={FILE_LIMITS.bytes}
      maxFiles={FILE_LIMITS.files}
      {...more}
    />
  );
}
