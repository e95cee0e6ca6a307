import { CONTENT_QUERIES } from '@baize/contracts/content-queries';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callsOnly, codesOnly, strokesOnly, textsOnly, usedOnly } from './lean.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CONTRACTS = join(ROOT, 'libs/contracts/src');

it('writes error codes in place of their names, and nothing else', () => {
  expect(codesOnly('if (code === ERROR.rateLimited || code === DOCUMENT_ERROR.oops) throw state.ERROR;')).toBe(
    "if (code === 'error.rate_limited' || code === 'error.oops.tryAgain') throw state.ERROR;",
  );
  expect(codesOnly('ERROR.message; MY_ERROR.rateLimited')).toBe('ERROR.message; MY_ERROR.rateLimited');
});

describe('a contract in browsers', () => {
  it('keeps the fields of the call and drops the documentation', () => {
    const told =
      "export const a = defineRoute({\n  id: 'a', method: 'GET', auth: 'player', anywhere: 'own-money', source: 'A§4, ruling 22',\n  summary: 'It is the player\\'s; nobody else\\'s.', response: z.object({ source: z.string() }),\n  errors: ['error.a', 'error.b'],\n});";
    expect(callsOnly(told).replace(/\s+/g, ' ')).toBe(
      "export const a = defineRoute({ id: 'a', method: 'GET', auth: 'player', response: z.object({ source: z.string() }), });",
    );
  });
  it.each(
    readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.includes('.test.') &&
        readFileSync(join(CONTRACTS, file), 'utf8').includes('defineRoute({'),
    ),
  )('%s: every route stays whole', async (file) => {
    const module = (await import(join(CONTRACTS, file))) as Readonly<Record<string, unknown>>;
    const sent = callsOnly(readFileSync(join(CONTRACTS, file), 'utf8'));
    const routes = Object.values(module).filter(
      (one) => typeof one === 'object' && one !== null && 'path' in one && 'summary' in one,
    );
    expect(routes.length).toBeGreaterThan(0);
    expect(sent).not.toMatch(/\b(?:summary|source|anywhere):\s+'/);
    const words = (code: string) =>
      [...code.matchAll(/\b(?:id|method|base|path|auth|restricted|params|query|body|response): /g)].map(
        ([word]) => word,
      );
    expect(words(sent)).toEqual(words(readFileSync(join(CONTRACTS, file), 'utf8')));
  });
});

it('reduces an icon to its strokes', () => {
  const file = join(ROOT, 'node_modules/lucide-react/dist/esm/icons/gem.mjs');
  const sent = strokesOnly(readFileSync(file, 'utf8'));
  expect(sent).not.toContain('key:');
  expect(readFileSync(file, 'utf8')).toContain('__iconData.node');
  expect(sent).not.toContain('__iconData.node');
  expect(sent).not.toMatch(/name:|size:/);
  const renamed = join(ROOT, 'node_modules/lucide-react/dist/esm/icons/house.mjs');
  expect(readFileSync(renamed, 'utf8')).toContain('aliases:');
  expect(strokesOnly(readFileSync(renamed, 'utf8'))).not.toContain('aliases:');
});

describe('an icon as one path', () => {
  const icon = (...strokes: readonly string[]) =>
    `const __iconData = {\n  node: [\n    ${strokes.join(',\n    ')}\n  ]\n};`;
  const pathIn = (code: string) => [...code.matchAll(/\["(\w+)", \{ d: "([^"]*)" \}\]/g)].map(([, , d]) => d);

  it.each([
    ['a circle', '["circle", { cx: "12", cy: "10", r: "4" }]', 'M8 10a4 4 0 0 1 8 0a4 4 0 0 1 -8 0z'],
    ['an ellipse', '["ellipse", { cx: "12", cy: "5", rx: "9", ry: "3" }]', 'M3 5a9 3 0 0 1 18 0a9 3 0 0 1 -18 0z'],
    ['a line', '["line", { x1: "2", x2: "22", y1: "2", y2: "20" }]', 'M2 2L22 20'],
    ['a polyline', '["polyline", { points: "22 4 12 14.01 9 11.01" }]', 'M22 4 12 14.01 9 11.01'],
    ['a polygon', '["polygon", { points: "3 11 22 2 13 21" }]', 'M3 11 22 2 13 21z'],
    ['a rectangle', '["rect", { width: "18", height: "8", x: "3", y: "2" }]', 'M3 2h18v8h-18v-8z'],
    [
      'a rounded rectangle',
      '["rect", { width: "18", height: "8", x: "3", y: "2", rx: "2" }]',
      'M5 2h14a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z',
    ],
    ['a path that begins with a relative move', '["path", { d: "m15 11-1 9" }]', 'M0 0m15 11-1 9'],
  ])('draws %s', (_what, stroke, path) => {
    expect(pathIn(strokesOnly(icon('["path", { d: "M4 22h16" }]', stroke)))).toEqual([`M4 22h16${path}`]);
  });
  it('leaves an icon with more than shapes as it is', () => {
    const code = icon('["path", { d: "M4 22h16" }]', '["circle", { cx: "1", cy: "1", r: ".5", fill: "currentColor" }]');
    expect(strokesOnly(code)).toBe(code);
  });
  it('covers every icon of the library but the filled ones', () => {
    const folder = join(ROOT, 'node_modules/lucide-react/dist/esm/icons');
    const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
    const kept = files.filter(
      (file) => (strokesOnly(readFileSync(join(folder, file), 'utf8')).match(/\[\s*"\w+",\s*\{/g) ?? []).length > 1,
    );
    expect(files.length).toBeGreaterThan(1000);
    for (const file of kept) expect(readFileSync(join(folder, file), 'utf8'), file).toMatch(/fill|transform|stroke/);
  });
});

it('marks the router’s components as free of side effects', () => {
  expect(
    usedOnly(
      'var Link = React10.forwardRef(\n  function LinkWithRef() {}\n);\nLink.displayName = "Link";\nconst kept = Link.displayName;\n',
    ),
  ).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(\n  function LinkWithRef() {}\n);\n\nconst kept = Link.displayName;\n',
  );
});

it('keeps the text of every content query and drops its schemas', () => {
  const folder = join(CONTRACTS, 'content-queries');
  const sent = readdirSync(folder)
    .filter((file) => file !== 'define.ts')
    .map((file) => textsOnly(readFileSync(join(folder, file), 'utf8')))
    .join('\n');
  expect(sent).not.toMatch(/^ {2}(?:parameters|result):/m);
  expect(sent.match(/defineContentQuery\(\{\s+query:/g)).toHaveLength(Object.keys(CONTENT_QUERIES).length);
});
