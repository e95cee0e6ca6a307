import type { Plugin } from 'vite';

const FACES = /@font-face\s*\{[^}]*\}/g;
const textOf = (source: string | Uint8Array): string =>
  typeof source === 'string' ? source : new TextDecoder().decode(source);

/**
 * Returns a Vite plugin that moves the fonts of a build into a stylesheet of their own. Prerendered pages contain its
 * rules: when the app adds the complete stylesheets, a second set of the same fonts would lay the whole page out again,
 * twice.
 */
export function fontSheet(): Plugin {
  return {
    name: 'baize:font-sheet',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const faces: string[] = [];
        for (const asset of Object.values(bundle)) {
          if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
          const css = textOf(asset.source);
          const found = css.match(FACES);
          if (!found) continue;
          faces.push(...found);
          asset.source = css.replace(FACES, '');
        }
        const page = bundle['index.html'];
        if (faces.length === 0 || page?.type !== 'asset') return;
        const sheet = this.getFileName(
          this.emitFile({ type: 'asset', name: 'fonts.css', source: [...new Set(faces)].join('') }),
        );
        page.source = textOf(page.source).replace(
          '<link rel="stylesheet"',
          (first) => `<link rel="stylesheet" crossorigin href="/${sheet}">\n    ${first}`,
        );
      },
    },
  };
}
