/** Why a file is rejected before it is uploaded. */
export type FileRefusal = 'wrongType' | 'tooLarge' | 'empty' | 'tooMany';

export interface FileBounds {
  /** MIME types (`application/pdf`, `image/*`) or extensions (`.pdf`). Empty: any. */
  accept: readonly string[];
  maxBytes: number;
  /** How many more files fit. */
  room: number;
}

const fits = (file: File, kind: string): boolean =>
  kind.startsWith('.')
    ? file.name.toLowerCase().endsWith(kind.toLowerCase())
    : kind.endsWith('/*')
      ? file.type.startsWith(kind.slice(0, -1))
      : file.type === kind;

/**
 * Separates accepted files from rejected ones, both in their order. The server checks again, because the sender chooses
 * names and types.
 */
export function sortFiles(
  files: readonly File[],
  { accept, maxBytes, room }: FileBounds,
): { taken: File[]; refused: { file: File; why: FileRefusal }[] } {
  const taken: File[] = [];
  const refused: { file: File; why: FileRefusal }[] = [];
  for (const file of files) {
    const why: FileRefusal | undefined =
      accept.length > 0 && !accept.some((kind) => fits(file, kind))
        ? 'wrongType'
        : file.size === 0
          ? 'empty'
          : file.size > maxBytes
            ? 'tooLarge'
            : taken.length >= room
              ? 'tooMany'
              : undefined;
    if (why === undefined) taken.push(file);
    else refused.push({ file, why });
  }
  return { taken, refused };
}

/** Formats a size in the locale, at least one kilobyte: `1 kB`, `2.4 MB`. */
export function byteText(bytes: number, locale: string): string {
  const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'megabyte'] : [Math.max(1, bytes / 1000), 'kilobyte'];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(value);
}
