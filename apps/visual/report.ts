import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { differences } from './boxes.ts';

export interface Change {
  readonly name: string;
  readonly kind: 'new' | 'changed' | 'gone';
  /** Share of different pixels, 0 to 1; 1 if the sizes differ. */
  readonly share: number;
  /** A PNG with the differences in red over the faded picture. */
  readonly marks: Buffer | null;
}
export interface BoxChange {
  readonly name: string;
  readonly lines: readonly string[];
}

const filesOf = (folder: string, ending: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .sort()
    : [];
const VISIBLE = 24;

/** Compares two pictures pixel by pixel. Differences below 24 of 255 in every channel are ignored. */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
): Promise<{ readonly share: number; readonly marks: Buffer | null }> {
  const [old, fresh] = await Promise.all(
    [before, after].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!old || !fresh || old.info.width !== fresh.info.width || old.info.height !== fresh.info.height)
    return { share: 1, marks: null };
  const marks = Buffer.alloc(fresh.data.length);
  let count = 0;
  for (let at = 0; at < fresh.data.length; at += 3) {
    const off = [0, 1, 2].some(
      (channel) => Math.abs((old.data[at + channel] as number) - (fresh.data[at + channel] as number)) >= VISIBLE,
    );
    if (off) count += 1;
    for (const channel of [0, 1, 2])
      marks[at + channel] = off
        ? channel === 0
          ? 230
          : 0
        : 200 + Math.floor((fresh.data[at + channel] as number) / 5);
  }
  const { width, height } = fresh.info;
  return {
    share: count / (width * height),
    marks:
      count === 0
        ? null
        : await sharp(marks, { raw: { width, height, channels: 3 } })
            .png({ palette: true, colours: 32 })
            .toBuffer(),
  };
}

/** Returns the differences between two folders of pictures, largest first. */
export async function pictureChanges(before: string, after: string): Promise<readonly Change[]> {
  const old = filesOf(before, '.png');
  const fresh = filesOf(after, '.png');
  const changes: Change[] = old
    .filter((name) => !fresh.includes(name))
    .map((name) => ({ name, kind: 'gone', share: 1, marks: null }));
  for (const name of fresh) {
    if (!old.includes(name)) {
      changes.push({ name, kind: 'new', share: 1, marks: null });
      continue;
    }
    const [was, is] = [readFileSync(join(before, name)), readFileSync(join(after, name))];
    if (was.equals(is)) continue;
    const { share, marks } = await comparePictures(was, is);
    if (share > 0) changes.push({ name, kind: 'changed', share, marks });
  }
  return changes.sort((a, b) => b.share - a.share || a.name.localeCompare(b.name));
}

/** Returns the differences between two folders of boxes. */
export function boxChanges(before: string, after: string): readonly BoxChange[] {
  const read = (folder: string, name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
  return [...new Set([...filesOf(before, '.txt'), ...filesOf(after, '.txt')])]
    .sort()
    .map((name) => {
      const [old, fresh] = [read(before, name), read(after, name)];
      // The lines of a new or removed file say nothing.
      return { name, lines: old === '' ? ['+ new'] : fresh === '' ? ['- gone'] : differences(old, fresh, 0) };
    })
    .filter(({ lines }) => lines.length > 0);
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
const WORDS = { new: 'new', changed: 'changed', gone: 'gone' } as const;

/** Returns the report as Markdown, for a commit message or a review. */
export function markdown({
  title,
  changes,
  boxes,
  bytes,
}: {
  readonly title: string;
  readonly changes: readonly Change[];
  readonly boxes: readonly BoxChange[];
  readonly bytes: number;
}): string {
  return [
    `# ${title}`,
    '',
    `${changes.length} pictures differ, ${boxes.length} lists of boxes differ. All pictures together are ${(bytes / 1_048_576).toFixed(1)} MiB.`,
    '',
    ...(changes.length > 0
      ? [
          '| Picture | | Pixels |',
          '|---|---|---|',
          ...changes.map(
            ({ name, kind, share }) =>
              `| ${basename(name, '.png')} | ${WORDS[kind]} | ${kind === 'changed' ? percent(share) : '–'} |`,
          ),
          '',
        ]
      : []),
    ...boxes.flatMap(({ name, lines }) => [
      `## ${basename(name, '.txt')}`,
      '```diff',
      ...lines.slice(0, 40),
      ...(lines.length > 40 ? [`… and ${lines.length - 40} lines more`] : []),
      '```',
      '',
    ]),
  ].join('\n');
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const inline = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`;

/** Returns the report as one self-contained page: before, after and the differences. */
export function html({
  title,
  changes,
  boxes,
  before,
  after,
}: {
  readonly title: string;
  readonly changes: readonly Change[];
  readonly boxes: readonly BoxChange[];
  readonly before: string;
  readonly after: string;
}): string {
  const figure = (caption: string, picture: Buffer | null) =>
    picture ? `<figure><figcaption>${caption}</figcaption><img src="${inline(picture)}" alt=""></figure>` : '';
  const read = (folder: string, name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : null;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><style>
body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color:#222;background:#fafafa}section{margin-block:2rem;border-top:1px solid #ccc}div{display:flex;gap:1rem;align-items:flex-start}figure{margin:0;flex:1;min-width:0}img{max-width:100%;border:1px solid #ccc}pre{background:#fff;padding:1rem;overflow:auto}
</style><h1>${escape(title)}</h1><p>${changes.length} pictures differ, ${boxes.length} lists of boxes differ.</p>${changes
    .map(
      ({ name, kind, share, marks }) => `
<section><h2>${escape(basename(name, '.png'))} · ${WORDS[kind]}${kind === 'changed' ? ` · ${percent(share)}` : ''}</h2><div>${figure('before', read(before, name))}${figure('after', read(after, name))}${figure('differences', marks)}</div></section>`,
    )
    .join('')}${boxes
    .map(
      ({ name, lines }) => `
<section><h2>${escape(name)}</h2><pre>${escape(lines.join('\n'))}</pre></section>`,
    )
    .join('')}</html>
`;
}
