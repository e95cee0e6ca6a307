import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What Vite's manifest says of a chunk; `imports` are those that it cannot do without. */
interface Chunk { readonly file: string; readonly imports?: readonly string[] }

/** The page itself, and the screen that opens it. */
const FIRST = ['index.html', 'src/pages/Home/Home.tsx'];
/** KiB of JavaScript, compressed with brotli. A ratchet: lower it when the first load has become smaller; who must raise it says why. */
const MOST_KIB = 195;
/** Words that a library leaves in what is built of it, and that nothing else says (decision 0003). */
const FOREIGN: Readonly<Record<string, RegExp>> = { 'React Aria': /react-aria-|react-stately/, 'the cashier’s charts (d3)': /tickFormat/, 'the classic API of zod': /["'`]Zod(?:String|Number|Object)["'`]/ };

/** Scripts that a visitor of the home page fetches before anything is pressed. */
export function firstLoad(buildDir: string): readonly string[] {
  const manifest = join(buildDir, '.vite/manifest.json');
  if (!existsSync(manifest)) throw new Error(`${manifest} is missing. Build the brand with "npx nx build <brand>".`);
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<Record<string, Chunk>>;
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The build has no chunk "${key}". If the home page has moved, name its module in tools/workspace/src/release/first-load.ts.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  // A screen that two addresses open is a chunk without a module of its own: Vite names it after the screen.
  for (const key of FIRST) visit(chunks[key] ? key : (Object.keys(chunks).find((name) => name.startsWith(`_${basename(key, '.tsx')}-`) && name.endsWith('.js')) ?? key));
  return [...seen].map((key) => chunks[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/** What the first load holds that it should not, or how far it is above its budget; none, if it is light. */
export function firstLoadFaults(buildDir: string, mostKib = MOST_KIB): readonly string[] {
  const files = firstLoad(buildDir).map((file) => ({ file, path: join(buildDir, file) }));
  const faults = files.flatMap(({ file, path }) => {
    const text = readFileSync(path, 'utf8');
    return Object.entries(FOREIGN).filter(([, mark]) => mark.test(text)).map(([what]) => `${file}, which every visitor fetches, holds ${what}: import it from a lazy module, and name its folder in HEAVY of apps/site/vite.config.ts`);
  });
  const kib = files.reduce((sum, { path }) => sum + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size, 0) / 1024;
  return kib > mostKib ? [...faults, `the first load is ${kib.toFixed(1)} KiB of JavaScript, more than the ${mostKib} KiB it may be: find what has come into ${files.map(({ file }) => file).join(', ')}`] : faults;
}
