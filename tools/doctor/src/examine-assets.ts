import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { BrandConfig } from '@baize/brand';
import { HOME_PARTS } from '@baize/site-reader/route-table';
import type { Finding } from './finding.ts';

/** Files that every brand must have for the build (libs/site-build/src/vite-plugin.ts). */
const TAKEN = ['favicon.svg', 'symbol.svg'] as const;
/** File types of a brand, with the maximum size in KiB, because they are in the first load of every page. */
const MOST_KIB: Readonly<Record<string, number>> = {
  '.svg': 24,
  '.webp': 160,
  '.avif': 160,
  '.png': 160,
  '.jpg': 160,
  '.woff2': 120,
};
/** Tells whether a file starts like its type. */
const BEGINS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  '.svg': (bytes) => /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg[\s/>]/.test(bytes.toString('utf8').trimStart()),
  '.webp': (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  '.avif': (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif',
  '.png': (bytes) => bytes.toString('latin1', 1, 4) === 'PNG',
  '.jpg': (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
  '.woff2': (bytes) => bytes.toString('latin1', 0, 4) === 'wOF2',
};
/** Content that a drawing must not have: code, or references to other files. */
const UNSAFE_SVG =
  /<script|<foreignObject|\son[a-z]+\s*=|(?:href|src)\s*=\s*["'](?!#|data:image\/)|url\(\s*["']?(?!#)/i;

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Checks a brand's pictures and fonts: all exist and are used, with an allowed type and size. */
export function examineAssets(root: string, brand: string): readonly Finding[] {
  const folder = `brands/${brand}`;
  const findings: Finding[] = [];
  const add = (severity: Finding['severity'], file: string, field: string, what: string, why: string, mend: string) =>
    findings.push({ severity, file, field, what, why, mend });
  const named = new Set<string>(TAKEN);
  for (const name of ['index.ts', 'theme.css.ts', 'tokens.ts', 'config.ts']) {
    const file = `${folder}/${name}`;
    if (!existsSync(join(root, file))) continue;
    const text = withoutComments(readFileSync(join(root, file), 'utf8'));
    for (const [, asset = ''] of text.matchAll(/\.\/assets\/([\w./-]+)/g)) named.add(asset);
    for (const [, font = ''] of text.matchAll(/url\(((?:@[\w-]+\/)?[\w-]+\/[^)\s]+)\)/g)) {
      if (font.startsWith('./') || existsSync(join(root, 'node_modules', font)) || isInstalled(root, font)) continue;
      add(
        'error',
        file,
        'fonts',
        `The font file ${font} does not exist.`,
        'The build would stop, or pages would keep their fallback font.',
        'Install the font’s package, or correct the path.',
      );
    }
  }
  const there = existsSync(join(root, folder, 'assets'))
    ? readdirSync(join(root, folder, 'assets'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(join(root, folder, 'assets').length + 1)
            .replaceAll('\\', '/'),
        )
    : [];
  for (const name of named)
    if (!there.includes(name))
      add(
        'error',
        `${folder}/assets/${name}`,
        '(file)',
        'The file is missing.',
        'The brand names it, or every page shows it.',
        'Add the file; brands/wireframe/assets has one of each.',
      );
  for (const name of [...there].sort()) {
    const file = `${folder}/assets/${name}`;
    const type = extname(name).toLowerCase();
    const most = MOST_KIB[type];
    const bytes = readFileSync(join(root, file));
    if (most === undefined) {
      add(
        'error',
        file,
        'type',
        `A brand cannot have files of the type "${type}".`,
        'Browsers or the security policy would reject them.',
        `Use one of ${Object.keys(MOST_KIB).join(', ')}.`,
      );
      continue;
    }
    if (!named.has(name))
      add(
        'warning',
        file,
        '(file)',
        'Nothing uses the file.',
        'Unused files hide which ones are shown.',
        'Import it in index.ts, or remove it.',
      );
    if (!BEGINS[type]?.(bytes))
      add(
        'error',
        file,
        'type',
        `The content of the file is not ${type.slice(1)}.`,
        'A browser would not show it.',
        'Save it in the format that its name says.',
      );
    else if (type === '.svg') {
      const text = bytes.toString('utf8');
      if (UNSAFE_SVG.test(text))
        add(
          'error',
          file,
          'content',
          `It contains "${UNSAFE_SVG.exec(text)?.[0].trim() ?? ''}".`,
          'A drawing must neither run code nor fetch anything.',
          'Export it as plain shapes.',
        );
      if (!/\sviewBox\s*=/.test(text))
        add(
          'error',
          file,
          'viewBox',
          'The drawing has no viewBox.',
          'It cannot be scaled to its place.',
          'Add viewBox="0 0 <width> <height>".',
        );
    }
    if (bytes.length > most * 1024)
      add(
        'error',
        file,
        'size',
        `It has ${(bytes.length / 1024).toFixed(0)} KiB, more than ${most}.`,
        'Every visitor fetches it before anything else is seen.',
        'Simplify or compress it.',
      );
  }
  return findings;
}

/** Tells whether a package's file is installed, at any level of node_modules. */
function isInstalled(root: string, file: string): boolean {
  const parts = file.split('/');
  const name = parts.slice(0, file.startsWith('@') ? 2 : 1).join('/');
  try {
    const manifest = createRequire(join(root, 'package.json')).resolve(`${name}/package.json`);
    return existsSync(join(manifest, '..', file.slice(name.length + 1)));
  } catch {
    return false;
  }
}

const SECTIONS: Readonly<Record<string, keyof BrandConfig['capabilities'] | null>> = {
  hero: null,
  categories: null,
  jackpots: null,
  winners: null,
  providers: null,
  about: null,
  live: 'liveCasino',
  promotions: 'promotions',
};

/**
 * Checks the sections and shelves of a brand's home page, read from its source: known, without duplicates, and offered
 * by the brand.
 * @param parts ids of the sections that domain modules add
 */
export function examineHome(
  root: string,
  config: BrandConfig,
  parts: readonly string[] = HOME_PARTS,
): readonly Finding[] {
  const file = `brands/${config.id}/index.ts`;
  if (!existsSync(join(root, file))) return [];
  const list = /\bhome:\s*\[([^\]]*)\]/.exec(withoutComments(readFileSync(join(root, file), 'utf8')))?.[1] ?? '';
  const shelves = [...list.matchAll(/\bshelf:\s*['"]([\w-]+)['"]/g)].map((match) => match[1] as string);
  const sections = [...list.replace(/\{[^}]*\}/g, '').matchAll(/['"]([\w.-]+)['"]/g)].map(
    (match) => match[1] as string,
  );
  const finding = (what: string, why: string, mend: string): Finding => ({
    severity: 'error',
    file,
    field: 'layout.home',
    what,
    why,
    mend,
  });
  if (sections.length + shelves.length === 0)
    return [
      finding(
        'It has no sections.',
        'The home page would be empty.',
        "Write the list out in place, for example home: ['hero', 'categories', { shelf: 'popular', tiles: 'showcase' }].",
      ),
    ];
  const repeated = shelves
    .filter((shelf, index) => shelves.indexOf(shelf) !== index)
    .map((shelf) =>
      finding(`The shelf "${shelf}" is listed twice.`, 'The page would repeat its games.', 'Remove one.'),
    );
  const pointless =
    shelves.length > 0 && !config.capabilities.casino
      ? [
          finding(
            'It has shelves of casino games, which the brand does not offer.',
            'capabilities.casino is false, so their links would lead nowhere.',
            'Remove the shelves, or offer the casino.',
          ),
        ]
      : [];
  const unknown = sections.flatMap((section, index): readonly Finding[] => {
    const capability = parts.includes(section) ? null : SECTIONS[section];
    if (capability === undefined)
      return [
        finding(
          `There is no section "${section}".`,
          'The home page has nothing to show for it.',
          `Use ${[...Object.keys(SECTIONS), ...parts].join(', ')}.`,
        ),
      ];
    if (sections.indexOf(section) !== index)
      return [finding(`"${section}" is listed twice.`, 'A section appears once on the page.', 'Remove one.')];
    return capability !== null && !config.capabilities[capability]
      ? [
          finding(
            `"${section}" shows what the brand does not offer.`,
            `capabilities.${capability} is false, so its links would lead nowhere.`,
            'Remove the section, or offer it.',
          ),
        ]
      : [];
  });
  return [...repeated, ...pointless, ...unknown];
}
