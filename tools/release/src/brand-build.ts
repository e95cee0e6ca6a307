import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pageScriptOf } from '@baize/site-build/page-script';
import type { PreloadedOverlay } from '@baize/site-reader/route-table';
import { readStylesheet, type Stylesheet } from './needed-css.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
/** A brand's build for browsers, as pages need it. */
export interface Build {
  readonly template: string;
  /** Address of the script of prerendered pages. */
  readonly pageScript: string;
  readonly chunks: Readonly<Record<string, Chunk>>;
  readonly sheets: ReadonlyMap<string, Stylesheet>;
}

/** Reads a brand's build. @param buildDir `dist/brands/<brand>` */
export function readBuild(buildDir: string): Build {
  const chunks = JSON.parse(readFileSync(join(buildDir, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >;
  const template = readFileSync(join(buildDir, 'index.html'), 'utf8');
  const files = new Set([
    ...firstSheets(template).map((href) => href.slice(1)),
    ...Object.values(chunks).flatMap(({ css = [] }) => css),
  ]);
  return {
    template,
    pageScript: pageScriptOf(buildDir),
    chunks,
    sheets: new Map([...files].map((file) => [`/${file}`, readStylesheet(readFileSync(join(buildDir, file), 'utf8'))])),
  };
}

/** Returns the stylesheets of every page. */
export const firstSheets = (template: string): readonly string[] =>
  [...template.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)">/g)].map(([, href = '']) => href);

/** Returns a screen's key in the build's manifest, relative to apps/site. */
export const manifestKey = (root: string, file: string): string =>
  relative(join(root, 'apps/site'), join(root, file)).replaceAll('\\', '/');

/** Returns the scripts of a screen, without those of every page. */
export function screenScripts({ chunks, template }: Build, module: string): readonly string[] {
  // A screen with two addresses is a chunk without a module, and Vite names it after the screen.
  const key = chunks[module]
    ? module
    : Object.keys(chunks).find((name) => name.startsWith(`_${basename(module, '.tsx')}-`) && name.endsWith('.js'));
  if (key === undefined)
    throw new Error(
      `The build has no chunk for "${module}", so a page could not preload the code of its screen. Build the brand again; the screen may be newer than the build.`,
    );
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of chunks[name]?.imports ?? []) visit(next);
  };
  visit(key);
  return [...seen]
    .map((name) => `/${chunks[name]?.file ?? ''}`)
    .filter((file) => file.endsWith('.js') && !template.includes(`"${file}"`));
}

/** Returns the scripts of an overlay and of what it loads when it opens. */
export function overlayScripts(build: Build, root: string, { file }: PreloadedOverlay): readonly string[] {
  const key = manifestKey(root, file);
  return [key, ...(build.chunks[key]?.dynamicImports ?? [])].flatMap((name) => screenScripts(build, name));
}
