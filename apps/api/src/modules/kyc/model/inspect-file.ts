import { extname } from 'node:path';
import { ERROR, type RefusalCode } from '@baize/contracts/errors';
import type { FileKind } from '@baize/contracts/kyc';
import sharp from 'sharp';
import { withoutHeicMetadata } from './heic.ts';
import { inspectPdf, withoutPdfMetadata } from './pdf.ts';

/** A file that may be stored: what it is, and its bytes without metadata. */
export interface CleanFile {
  readonly kind: FileKind;
  readonly bytes: Buffer;
  /** Null for pictures. */
  readonly pages: number | null;
}
export type Inspection = CleanFile | { readonly refused: RefusalCode };

/** A picture with more pixels would take too much memory; no phone takes one. */
const MOST_PIXELS = 120_000_000;
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1']);

/** Returns the kind that the first bytes say, or null. */
export function kindOf(bytes: Buffer): FileKind | null {
  const text = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (bytes.length >= 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.has(text(8, 12))) return 'image/heic';
  if (text(0, 5) === '%PDF-') return 'application/pdf';
  return null;
}

/**
 * Tells whether a file is a second kind of file as well: something that opens as a picture here and as an archive, a page
 * or a program elsewhere.
 */
export function isPolyglot(bytes: Buffer, kind: FileKind): boolean {
  // An archive's directory is at its end, wherever the archive begins.
  const end = bytes.subarray(-(65_535 + 22));
  if (end.includes('PK\x05\x06', 0, 'latin1')) return true;
  const start = bytes.subarray(0, 1024).toString('latin1').toLowerCase();
  if (kind !== 'application/pdf' && start.includes('%pdf-')) return true;
  if (kind === 'application/pdf') return false;
  const around = `${start}${bytes.subarray(-4096).toString('latin1').toLowerCase()}`;
  return /<script|<html|<!doctype|<\?php|<svg|#!\/bin/.test(around);
}

/** Tells whether a name promises the other family of files: a PDF that is called a picture, or the other way round. */
function isRenamed(name: string, kind: FileKind): boolean {
  const extension = extname(name).toLowerCase();
  const pictures = ['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif'];
  if (extension === '.pdf') return kind !== 'application/pdf';
  return pictures.includes(extension) && kind === 'application/pdf';
}

const PDF_FAULTS = {
  damaged: ERROR.documentDamaged,
  encrypted: ERROR.documentEncrypted,
  pages: ERROR.documentPages,
  unsafe: ERROR.documentUnsafe,
} as const;

/**
 * Inspects a player's file by its bytes and removes what it tells beyond the picture, such as the place where a photograph
 * was taken. Pictures are decoded and written again, so whatever else was in them is gone.
 */
export async function inspectFile(name: string, bytes: Buffer): Promise<Inspection> {
  if (bytes.length === 0) return { refused: ERROR.documentEmpty };
  const kind = kindOf(bytes);
  if (!kind) return { refused: ERROR.documentType };
  if (isRenamed(name, kind)) return { refused: ERROR.documentRenamed };
  if (isPolyglot(bytes, kind)) return { refused: ERROR.documentUnsafe };
  if (kind === 'application/pdf') {
    const report = inspectPdf(bytes);
    return 'fault' in report
      ? { refused: PDF_FAULTS[report.fault] }
      : { kind, bytes: withoutPdfMetadata(bytes), pages: report.pages };
  }
  if (kind === 'image/heic') {
    const clean = withoutHeicMetadata(bytes);
    return clean ? { kind, bytes: clean, pages: null } : { refused: ERROR.documentDamaged };
  }
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate();
    const written =
      kind === 'image/png'
        ? picture.png()
        : kind === 'image/webp'
          ? picture.webp({ quality: 90 })
          : picture.jpeg({ quality: 90, mozjpeg: false });
    return { kind, bytes: await written.toBuffer(), pages: null };
  } catch {
    return { refused: ERROR.documentDamaged };
  }
}
