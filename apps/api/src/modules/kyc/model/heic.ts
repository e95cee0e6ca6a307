interface Box {
  readonly type: string;
  /** Where the content begins and ends. */
  readonly start: number;
  readonly end: number;
}

/** Returns the boxes (ISO 14496-12) between two positions, or null if their sizes do not fit. */
function boxesOf(bytes: Buffer, from: number, to: number): Box[] | null {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    let size = bytes.readUInt32BE(at);
    let header = 8;
    if (size === 1) {
      if (at + 16 > to) return null;
      size = Number(bytes.readBigUInt64BE(at + 8));
      header = 16;
    }
    if (size === 0) size = to - at;
    if (size < header || at + size > to) return null;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + header, end: at + size });
    at += size;
  }
  return at === to ? boxes : null;
}

/** Returns the ids of the items with metadata: EXIF, and XMP as `mime`. */
function metadataItems(bytes: Buffer, info: Box): Set<number> {
  const version = bytes.readUInt8(info.start);
  const entries = boxesOf(bytes, info.start + (version === 0 ? 6 : 8), info.end) ?? [];
  const found = new Set<number>();
  for (const { type, start } of entries) {
    if (type !== 'infe') continue;
    const entryVersion = bytes.readUInt8(start);
    if (entryVersion < 2) continue;
    const wide = entryVersion === 3;
    const id = wide ? bytes.readUInt32BE(start + 4) : bytes.readUInt16BE(start + 4);
    const at = start + (wide ? 10 : 8);
    if (['Exif', 'mime'].includes(bytes.toString('latin1', at, at + 4))) found.add(id);
  }
  return found;
}

/**
 * Returns a HEIC photograph with EXIF and XMP overwritten with zeros. The pictures themselves cannot be decoded here, so
 * nothing else is changed.
 * @returns null if it is not built as the standard says
 */
export function withoutHeicMetadata(bytes: Buffer): Buffer | null {
  try {
    const meta = boxesOf(bytes, 0, bytes.length)?.find(({ type }) => type === 'meta');
    const inner = meta && boxesOf(bytes, meta.start + 4, meta.end);
    const info = inner?.find(({ type }) => type === 'iinf');
    const places = inner?.find(({ type }) => type === 'iloc');
    if (!inner || !info || !places) return null;
    const data = inner.find(({ type }) => type === 'idat');
    const items = metadataItems(bytes, info);
    const copy = Buffer.from(bytes);
    let at = places.start;
    const read = (length: number): number => {
      const value = length === 0 ? 0 : length === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, length);
      at += length;
      return value;
    };
    const version = read(1);
    read(3);
    const sizes = read(2);
    const [offsetSize, lengthSize, baseSize, indexSize] = [
      sizes >> 12,
      (sizes >> 8) & 15,
      (sizes >> 4) & 15,
      sizes & 15,
    ];
    const count = read(version < 2 ? 2 : 4);
    let work = 0;
    for (let index = 0; index < count; index += 1) {
      const id = read(version < 2 ? 2 : 4);
      const method = version === 0 ? 0 : read(2) & 15;
      read(2);
      const base = read(baseSize);
      const extents = read(2);
      for (let extent = 0; extent < extents; extent += 1) {
        if (version > 0) read(indexSize);
        const start = base + read(offsetSize) + (method === 1 ? (data?.start ?? 0) : 0);
        const length = read(lengthSize);
        const isMetadata = items.has(id);
        work += 1 + (isMetadata ? length : 0);
        // No camera names so many places, or the same bytes again and again.
        if (work > 2 * bytes.length) return null;
        if (!isMetadata) continue;
        if (start + length > copy.length || method > 1) return null;
        copy.fill(0, start, start + length);
      }
    }
    return copy;
  } catch {
    // Read beyond the end.
    return null;
  }
}
