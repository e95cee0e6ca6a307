import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LocalePair } from '@baize/brand';
import type { Contents } from '@baize/site-build/contents';

/** A chunk in Vite's manifest; `imports` are its static imports. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** The page's entry and its first screen. */
const FIRST = ['index.html', 'src/pages/Home/Home.tsx'];
/** Words that only this library leaves in a build (decision 0003). */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  'React Aria': /react-aria-|react-stately/,
  'the cashier’s charts (d3)': /tickFormat/,
  'the classic API of zod': /["'`]Zod(?:String|Number|Object)["'`]/,
};

/**
 * `page`: the script that runs before any input. `js` and `css`: what the app loads when it starts on the home page.
 * Fonts and images: of the home page as it is first shown.
 */
export type Kind = 'page' | 'js' | 'css' | 'fonts' | 'images';
/** The first load of one brand's and pair's home page, as sent (Brotli if available). */
export type FirstScreen = Readonly<
  Record<Kind, { readonly files: readonly string[]; readonly bytes: number; readonly most: number }>
>;

/**
 * Budget of the first screen in KiB. Lower it when a screen becomes lighter, and give the reason if it must be raised.
 * A brand or pair with other numbers has its own row; the pair's applies before the brand's.
 */
const BUDGETS: Readonly<
  Record<string, Partial<Record<Kind, number>>> & { readonly every: Readonly<Record<Kind, number>> }
> = {
  // The page script's goal is 12 KiB; this is what it weighs with little room. It was 6 KiB before the script remembered its
  // page for a sign-up, which the app cannot do where it never ran, and 6.1 before it kept the words of a search that the
  // starting app sets back.
  every: { page: 6.2, js: 168.8, css: 22, fonts: 80, images: 12 },
  // Polish and Turkish also need the extended fonts, which are large in these brands.
  ...Object.fromEntries(
    ['pitchside pl-UN', 'pitchside tr-TR', 'wireframe pl-UN', 'wireframe tr-TR'].map((name) => [name, { fonts: 135 }]),
  ),
};

export const budgetOf = (brand: string, pair: LocalePair): Readonly<Record<Kind, number>> => ({
  ...BUDGETS.every,
  ...BUDGETS[brand],
  ...BUDGETS[`${brand} ${pair}`],
});

function firstChunks(buildDir: string): readonly Chunk[] {
  const manifest = join(buildDir, '.vite/manifest.json');
  if (!existsSync(manifest)) throw new Error(`${manifest} is missing. Build the brand with "npx nx build <brand>".`);
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<Record<string, Chunk>>;
  const seen = new Map<string, Chunk>();
  const visit = (key: string): void => {
    const chunk = chunks[key];
    if (!chunk)
      throw new Error(
        `The build has no chunk "${key}". If the home page has moved, name its module in tools/release/src/first-load.ts.`,
      );
    if (seen.has(key)) return;
    seen.set(key, chunk);
    for (const next of chunk.imports ?? []) visit(next);
  };
  // A screen with two addresses is a chunk without a module, and Vite names it after the screen.
  for (const key of FIRST)
    visit(
      chunks[key]
        ? key
        : (Object.keys(chunks).find((name) => name.startsWith(`_${basename(key, '.tsx')}-`) && name.endsWith('.js')) ??
            key),
    );
  return [...seen.values()];
}

/** Returns the scripts that the app loads when it starts on the home page. */
export const firstLoad = (buildDir: string): readonly string[] =>
  firstChunks(buildDir)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js'));

/** Returns the libraries in the first load that do not belong there. */
export function firstLoadFaults(buildDir: string): readonly string[] {
  return firstLoad(buildDir).flatMap((file) => {
    const text = readFileSync(join(buildDir, file), 'utf8');
    return Object.entries(FOREIGN)
      .filter(([, mark]) => mark.test(text))
      .map(
        ([what]) =>
          `${file}, which every visitor fetches, holds ${what}: import it from a lazy module, and name its folder in HEAVY of apps/site/compiled-modules.ts`,
      );
  });
}

interface Face {
  readonly style: string;
  readonly file: string | undefined;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** Returns the font faces of a stylesheet, in order. */
function facesOf(css: string): readonly Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => ({
    style: ['font-family', 'font-weight', 'font-style']
      .map((name) => new RegExp(`${name}:([^;}]+)`).exec(face)?.[1] ?? '')
      .join(' '),
    file: /url\(["']?\/([^"')]+\.woff2)/.exec(face)?.[1],
    ranges: (/unicode-range:\s*([^;}]+)/.exec(face)?.[1] ?? 'U+0-10FFFF').split(',').map((part) => {
      const [, low = '', high] = /U\+([0-9A-F?]+)(?:-([0-9A-F]+))?/i.exec(part) ?? [];
      return [parseInt(low.replaceAll('?', '0'), 16), parseInt(high ?? low.replaceAll('?', 'F'), 16)] as const;
    }),
  }));
}

/** Returns the font files for a text. If several faces of a family have a letter, browsers use the last one. */
function fontsFor(text: string, css: string): readonly string[] {
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const families = new Map<string, Face[]>();
  for (const face of facesOf(css)) families.set(face.style, [...(families.get(face.style) ?? []), face]);
  return [...families.values()].flatMap((faces) =>
    letters.flatMap(
      (letter) =>
        faces.findLast(({ ranges }) => ranges.some(([from, to]) => letter >= from && letter <= to))?.file ?? [],
    ),
  );
}

/** The home page of a pair, which determines the fonts and pictures that are loaded. */
export interface Shown {
  readonly brand: string;
  readonly pair: LocalePair;
  /** The home page as sent. Its words determine the fonts. */
  readonly html: string;
}

/** Later files of the page script that a page fetches without any input, with the mark of such a page. */
const WITHOUT_INPUT: readonly { readonly file: RegExp; readonly mark: RegExp }[] = [
  { file: /^page-show-events-[\w-]+\.js$/, mark: /<[^>]+ data-events[ =>]/ },
];

/** Returns the scripts that a page runs before any input. */
function pageScripts(buildDir: string, html: string): readonly string[] {
  const named = [...html.matchAll(/ src="\/(assets\/page-script-[^"]+\.js)"/g)].map(([, file = '']) => file);
  const later = WITHOUT_INPUT.filter(({ mark }) => mark.test(html)).flatMap(({ file }) => {
    const found = readdirSync(join(buildDir, 'assets')).filter((name) => file.test(name));
    // Renamed, it would no longer be weighed.
    if (found.length === 0)
      throw new Error(`${buildDir}/assets has no file like ${file.source}, which this page fetches.`);
    return found.map((name) => `assets/${name}`);
  });
  return [...named, ...later];
}

/** Weighs the first screen of a brand and pair: scripts, styles, the fonts for its language, and its pictures. */
export function weighFirstScreen(buildDir: string, { brand, pair, html }: Shown): FirstScreen {
  const chunks = firstChunks(buildDir);
  const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const words = html.replace(/<(script|style)\b[^]*?<\/\1>|<[^>]*>/g, ' ');
  const fonts = fontsFor(words, css.map((file) => readFileSync(join(buildDir, file), 'utf8')).join(''));
  const named = [...html.matchAll(/["'(]\/(assets\/[^"')\s]+\.(?:svg|png|webp|avif|jpe?g))/g)].map(
    ([, file = '']) => file,
  );
  const pictures = [
    ...chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => /\.(svg|png|webp|avif|jpe?g)$/.test(file)),
    ...named,
  ];
  const most = budgetOf(brand, pair);
  const weigh = (kind: Kind, files: readonly string[]) => {
    const there = [...new Set(files)].filter((file) => existsSync(join(buildDir, file)));
    return {
      files: there,
      most: most[kind] * 1024,
      bytes: there.reduce(
        (sum, file) =>
          sum +
          statSync(existsSync(join(buildDir, `${file}.br`)) ? join(buildDir, `${file}.br`) : join(buildDir, file)).size,
        0,
      ),
    };
  };
  return {
    page: weigh('page', pageScripts(buildDir, html)),
    js: weigh(
      'js',
      chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')),
    ),
    css: weigh('css', css),
    fonts: weigh('fonts', fonts),
    images: weigh('images', pictures),
  };
}

const MODULES_TOLD = 8;
const kib = (bytes: number) => (bytes / 1024).toFixed(1);
/** Formats an excess; a few bytes are not "0.0 KiB". */
const excess = (bytes: number) => (bytes < 1024 ? `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}` : `${kib(bytes)} KiB`);

/** Returns each kind above its budget, with its heaviest modules or files. */
export function budgetFaults(screen: FirstScreen, { chunks }: Pick<Contents, 'chunks'>): readonly string[] {
  return (Object.keys(screen) as Kind[]).flatMap((kind) => {
    const { files, bytes, most } = screen[kind];
    if (bytes <= most) return [];
    const modules = files
      .flatMap((file) => chunks[file] ?? [])
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, MODULES_TOLD)
      .map((one) => `${one.module} (${kib(one.bytes)} KiB before compression)`);
    return [
      `${kind} of the first screen weigh ${kib(bytes)} KiB, ${excess(bytes - most)} more than the ${kib(most)} KiB of the budget in tools/release/src/first-load.ts. In it: ${files.join(', ')}.${modules.length > 0 ? ` The heaviest modules: ${modules.join(', ')}.` : ''}`,
    ];
  });
}
