import { join } from 'node:path';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import type { Plugin } from 'vite';

const ROUTER = join(import.meta.dirname, '../../../node_modules/react-router/dist/production');

/** Fields of a contract that only the API reads: the documentation, and the places that may make the call. */
const DOCUMENTATION = / (?:summary|source|anywhere):\s+'(?:[^'\\\n]|\\.)*',?| errors: \[[^\]]*\],?/g;
/**
 * The random key of each stroke of an icon. React needs keys only for changing lists, and checks them only in
 * development.
 */
const STROKE_KEYS = /,\s*key: "[a-z0-9]+"/g;
/** A statement of each icon that does nothing, but counts as a use of its data, which bundlers then keep in a variable. */
const IDLE_READ = /^__iconData\.node;$/gm;

/** The schemas of a content query. The API and the doctor validate with them; browsers only use their types. */
const CONTENT_SCHEMAS = / (?:parameters|result): \w+,/g;

/** Reduces a content query to its text, which is all that browsers need. */
export const textsOnly = (code: string): string => code.replace(CONTENT_SCHEMAS, '');
/** Reduces a contract to path, method and shapes. */
export const callsOnly = (code: string): string => code.replace(DOCUMENTATION, '');
/** An icon's name, which only becomes a class that no style uses, and its size, which is the library's default. */
const ICON_NAME = /^ {2}name: "[a-z0-9-]+",\n {2}size: 24,$/m;

/** Reduces an icon to its strokes. */
export const strokesOnly = (code: string): string =>
  code.replace(STROKE_KEYS, '').replace(IDLE_READ, '').replace(ICON_NAME, '');

/** Marks the router's components as free of side effects, so that the bundler can drop unused ones. */
export const usedOnly = (code: string): string =>
  code.replace(/^\w+\.displayName = "\w+";$/gm, '').replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1');

const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = { DOCUMENT_ERROR, ERROR };
const CODE = /\b(DOCUMENT_ERROR|ERROR)\.(\w+)/g;
/** Writes error codes in place of their names: a page needs a few, and the lists would bring all of them. */
export const codesOnly = (code: string): string =>
  code.replace(CODE, (name, list: string, key: string) => {
    const value = CODES[list]?.[key];
    return value === undefined ? name : `'${value}'`;
  });

/** Returns a Vite plugin that removes code that browsers do not need. */
export function lean(): Plugin {
  return {
    name: 'baize:lean',
    apply: 'build',
    enforce: 'pre',
    // Its package exports development files by default, except to its own framework.
    config: () => ({
      resolve: {
        alias: { 'react-router/dom': join(ROUTER, 'dom-export.mjs'), 'react-router': join(ROUTER, 'index.mjs') },
      },
    }),
    transform: {
      filter: {
        id: /(?:libs\/[\w-]+|apps\/site)\/src\/.*\.tsx?$|node_modules\/lucide-react\/dist\/esm\/icons\/|node_modules\/react-router\/dist\/.*\.mjs$/,
      },
      handler: (code, id) =>
        id.includes('react-router')
          ? usedOnly(code)
          : id.includes('lucide-react')
            ? strokesOnly(code)
            : id.includes('/contracts/src/content-queries/')
              ? textsOnly(code)
              : codesOnly(id.includes('/libs/contracts/') ? callsOnly(code) : code),
    },
  };
}
