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
/** An icon's names, which only become classes that no style uses, and its size, which is the library's default. */
const ICON_NAME = /^ {2}name: "[a-z0-9-]+",\n {2}size: 24,$|,\n {2}aliases: \[[^\]]*\]/gm;

/** A stroke of an icon: `["circle", { cx: "12", cy: "12", r: "10" }]`, on several lines if it is long. */
const STROKE = /\[\s*"(\w+)",\s*\{\s*([^}]*?)\s*\}\s*\]/g;
const ATTRIBUTE = /(\w+): "([^"]*)"/g;
/** Attributes that give a shape, by its element. */
const SHAPES: Readonly<Record<string, ReadonlySet<string>>> = {
  path: new Set(['d']),
  circle: new Set(['cx', 'cy', 'r']),
  ellipse: new Set(['cx', 'cy', 'rx', 'ry']),
  line: new Set(['x1', 'y1', 'x2', 'y2']),
  polyline: new Set(['points']),
  polygon: new Set(['points']),
  rect: new Set(['x', 'y', 'width', 'height', 'rx', 'ry']),
};

/** Returns one stroke as path data that begins with an absolute move; null if it has attributes besides its shape. */
function pathOf(element: string, given: ReadonlyMap<string, string>): string | null {
  const shape = SHAPES[element];
  if (!shape || [...given.keys()].some((name) => !shape.has(name))) return null;
  const at = (name: string): number => Number(given.get(name) ?? 0);
  const arc = (rx: number, ry: number, to: string) => `a${rx} ${ry} 0 0 1 ${to}`;
  switch (element) {
    case 'path': {
      const d = given.get('d') ?? '';
      // A relative first move starts at the origin; in a joined path it would start where the stroke before ends.
      return d.startsWith('m') ? `M0 0${d}` : d;
    }
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = element === 'circle' ? [at('r'), at('r')] : [at('rx'), at('ry')];
      return `M${at('cx') - rx} ${at('cy')}${arc(rx, ry, `${2 * rx} 0`)}${arc(rx, ry, `${-2 * rx} 0`)}z`;
    }
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'polyline':
      return `M${given.get('points') ?? ''}`;
    case 'polygon':
      return `M${given.get('points') ?? ''}z`;
    default: {
      const rx = at(given.has('rx') ? 'rx' : 'ry');
      const ry = at(given.has('ry') ? 'ry' : 'rx');
      const [across, down] = [at('width') - 2 * rx, at('height') - 2 * ry];
      const corner = (x: number, y: number) => (rx > 0 ? arc(rx, ry, `${x} ${y}`) : '');
      return `M${at('x') + rx} ${at('y')}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`;
    }
  }
}

/** Joins the strokes of an icon into one path, which looks the same and saves a page's elements. */
function joinStrokes(code: string): string {
  const strokes = [...code.matchAll(STROKE)];
  const [first] = strokes;
  const last = strokes.at(-1);
  if (!first || !last || strokes.length < 2) return code;
  const paths = strokes.map(([, element = '', attributes = '']) =>
    pathOf(element, new Map([...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]))),
  );
  if (paths.includes(null)) return code;
  return `${code.slice(0, first.index)}["path", { d: "${paths.join('')}" }]${code.slice(last.index + last[0].length)}`;
}

/** Reduces an icon to its strokes, as one path. */
export const strokesOnly = (code: string): string =>
  joinStrokes(code.replace(STROKE_KEYS, '').replace(IDLE_READ, '').replace(ICON_NAME, ''));

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
