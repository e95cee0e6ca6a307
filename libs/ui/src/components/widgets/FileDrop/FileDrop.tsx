import { FileText, RotateCcw, Upload, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DropZone, FileTrigger, Pressable, type DropItem } from 'react-aria-components';
import { useLabel, useUi } from '../../../provider/UiProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Field, type FieldProps } from '../../primitives/Field/Field.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ProgressBar } from '../../content/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './FileDrop.css.ts';
import { byteText, sortFiles } from './refuse.ts';

export interface FileDropFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  status: 'waiting' | 'sending' | 'done' | 'failed';
  /** Share uploaded, 0 to 1. */
  progress?: number | undefined;
  /** Why it failed and what to do. */
  error?: string | undefined;
  /** It failed for what is in it, so sending it again would fail too. */
  isFinal?: boolean | undefined;
  /** The picture, for image files; others show a document icon. */
  preview?: Blob | undefined;
  /** It cannot be removed here. */
  isKept?: boolean | undefined;
}

export interface FileDropProps extends Omit<FieldProps, 'hideLabel'> {
  files: readonly FileDropFile[];
  /** Receives the accepted files. Rejected files are reported here and not passed on. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Shown next to a failed file. */
  onRetry?: ((id: string) => void) | undefined;
  /** MIME types (`application/pdf`, `image/*`) or extensions (`.pdf`); name them in `hint`. */
  accept: readonly string[];
  maxBytes: number;
  maxFiles?: number | undefined;
  /** On touch screens, offers this camera besides the files of the device. */
  camera?: 'user' | 'environment' | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
}

/** A thumbnail of the chosen file. Its memory is freed with its row. */
function Preview({ blob }: { blob: Blob }) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  // Its name promised a picture; the row says what is wrong.
  return <img ref={image} className={css.preview} alt="" hidden={isBroken} onError={() => setBroken(true)} />;
}

/**
 * Files from this device: chosen, dragged or pasted. It rejects unsuitable files immediately and says why. The screen
 * uploads them and passes each file's progress and errors back in `files`.
 */
export function FileDrop({
  label,
  hint,
  error,
  optional,
  labelEnd,
  files,
  onAdd,
  onRemove,
  onRetry,
  accept,
  maxBytes,
  maxFiles = 1,
  camera,
  disabled = false,
  id,
}: FileDropProps) {
  const words = useLabel();
  const { locale } = useUi();
  const root = useRef<HTMLDivElement>(null);
  /** What was refused here, by file name: each stays until it is taken away, or a better file of that name comes. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const room = Math.max(0, maxFiles - files.length);
  const add = (found: readonly File[]) => {
    if (found.length === 0 || disabled) return;
    const sorted = sortFiles(found, { accept, maxBytes, room });
    setRefused((known) => {
      const next = new Map(known);
      for (const { name } of found) next.delete(name);
      for (const { file, why } of sorted.refused)
        next.set(
          file.name,
          words(`ui.file.${why}`, { name: file.name, size: byteText(maxBytes, locale), count: maxFiles }),
        );
      return next;
    });
    if (sorted.taken.length > 0) onAdd(sorted.taken);
  };
  const drop = async (items: readonly DropItem[]) =>
    add(await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))));
  // The button with the focus disappears with its row.
  const focusChoice = () => root.current?.querySelector<HTMLButtonElement>('[data-choose] button')?.focus();
  const dismiss = (name: string) => {
    setRefused((known) => new Map([...known].filter(([each]) => each !== name)));
    focusChoice();
  };
  const remove = (file: FileDropFile) => {
    onRemove(file.id);
    focusChoice();
  };
  const stateOf = (file: FileDropFile) => {
    if (file.status === 'failed') return file.error ?? words('ui.file.failed');
    if (file.status === 'sending')
      return words('ui.file.sending', {
        percent: new Intl.NumberFormat(locale, { style: 'percent' }).format(file.progress ?? 0),
      });
    return words(`ui.file.${file.status}`);
  };
  return (
    <div ref={root} className={css.all}>
      <Field group id={id} label={label} hint={hint} error={error} optional={optional} labelEnd={labelEnd}>
        {(ids) => (
          <DropZone
            className={css.zone}
            isDisabled={disabled}
            data-invalid={ids['aria-invalid']}
            aria-label={words('ui.file.zone')}
            onDrop={(event) => void drop(event.items)}
          >
            <Icon icon={Upload} size="lg" />
            <span data-choose>
              <FileTrigger
                acceptedFileTypes={[...accept]}
                allowsMultiple={maxFiles > 1}
                onSelect={(list) => add([...(list ?? [])])}
              >
                <Pressable isDisabled={disabled}>
                  <Button variant="secondary" disabled={disabled}>
                    {words('ui.file.choose', { count: maxFiles })}
                  </Button>
                </Pressable>
              </FileTrigger>
            </span>
            {camera && (
              <span className={css.byTouch}>
                <FileTrigger
                  acceptedFileTypes={['image/*']}
                  defaultCamera={camera}
                  onSelect={(list) => add([...(list ?? [])])}
                >
                  <Pressable isDisabled={disabled}>
                    <Button variant="secondary" disabled={disabled}>
                      {words('ui.file.photo')}
                    </Button>
                  </Pressable>
                </FileTrigger>
              </span>
            )}
            <span className={css.byMouse}>{words('ui.file.orDrop')}</span>
            <span>{words('ui.file.upTo', { size: byteText(maxBytes, locale) })}</span>
          </DropZone>
        )}
      </Field>
      {refused.size > 0 && (
        <div role="alert">
          <ul className={css.refused}>
            {[...refused].map(([name, message]) => (
              <li key={name} className={css.refusal}>
                <span className={css.reason}>{message}</span>
                <IconButton icon={X} label={words('ui.file.remove', { name })} onClick={() => dismiss(name)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {files.length > 0 && (
        <ul className={css.files} aria-label={words('ui.file.list')}>
          {files.map((file) => (
            <li key={file.id} className={css.file} data-status={file.status}>
              <span className={css.picture}>
                {file.preview ? <Preview blob={file.preview} /> : <Icon icon={FileText} />}
              </span>
              <span className={css.words}>
                <span className={css.name}>{file.name}</span>
                <span className={css.state}>
                  {byteText(file.size, locale)} · {stateOf(file)}
                </span>
                {file.status === 'sending' && (
                  <ProgressBar
                    label={file.name}
                    hideLabel
                    value={file.progress ?? 0}
                    max={1}
                    valueText={stateOf(file)}
                    size="sm"
                  />
                )}
              </span>
              <span className={css.tools}>
                {file.status === 'failed' && !file.isFinal && onRetry && (
                  <IconButton
                    icon={RotateCcw}
                    label={words('ui.file.retry', { name: file.name })}
                    onClick={() => onRetry(file.id)}
                  />
                )}
                {!file.isKept && (
                  <IconButton
                    icon={X}
                    label={words('ui.file.remove', { name: file.name })}
                    disabled={disabled}
                    onClick={() => remove(file)}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">
          {files.length > 0
            ? words('ui.file.received', {
                shown: files.filter(({ status }) => status === 'done').length,
                total: files.length,
              })
            : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}
