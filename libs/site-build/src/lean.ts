import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROUTER = join(import.meta.dirname, '../../../node_modules/react-router/dist/production');

/** Fields of a contract that only the API reads: its documentation, and from where it answers a call. */
const DOCUMENTATION = / (?:summary|source|anywhere):\s+'(?:[^'\\\n]|\\.)*',?| errors: \[[^\]]*\],?/g;
/** A random name for each stroke of an icon: React wants them in a list that changes, and asks for them in development only. */
const STROKE_KEYS = /,\s*key: "[a-z0-9]+"/g;

/** The schemas of a content query: the API and the doctor validate with them, browsers only use their types. */
const CONTENT_SCHEMAS = / (?:parameters|result): \w+,/g;

/** A content query as a browser needs it: its text. */
export const textsOnly = (code: string): string => code.replace(CONTENT_SCHEMAS, '');
/** A contract as a browser needs it: path, method and shapes. */
export const callsOnly = (code: string): string => code.replace(DOCUMENTATION, '');
/** An icon without the keys of its strokes. */
export const strokesOnly = (code: string): string => code.replace(STROKE_KEYS, '');

/** The router with its components marked as what they are, made without an effect: a bundler keeps the rest otherwise. */
export const usedOnly = (code: string): string =>
  code.replace(/^\w+\.displayName = "\w+";$/gm, '').replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1');

/** Leaves out of what is sent to browsers what none of them reads. */
export function lean(): Plugin {
  return {
    name: 'baize:lean',
    apply: 'build',
    enforce: 'pre',
    // Its package names its development files for everybody but its own framework.
    config: () => ({
      resolve: {
        alias: { 'react-router/dom': join(ROUTER, 'dom-export.mjs'), 'react-router': join(ROUTER, 'index.mjs') },
      },
    }),
    transform: {
      filter: {
        id: /libs\/contracts\/src\/[\w-]+\.ts$|node_modules\/lucide-react\/dist\/esm\/icons\/|node_modules\/react-router\/dist\/.*\.mjs$/,
      },
      handler: (code, id) =>
        id.includes('react-router')
          ? usedOnly(code)
          : id.includes('lucide-react')
            ? strokesOnly(code)
            : id.endsWith('/content-queries.ts')
              ? textsOnly(code)
              : callsOnly(code),
    },
  };
}
