import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '@baize/testing/folders';
import { budgetFaults, firstLoad, firstLoadFaults, weighFirstScreen } from './first-load.ts';

const build = (files: Readonly<Record<string, string>> = {}) =>
  temporaryFolder({
    '.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
      'src/pages/Home/Home.tsx': { file: 'assets/Home.js', imports: ['_row.js', '_shared.js'] },
      '_row.js': { file: 'assets/row.js' },
      'lazy.tsx': { file: 'assets/lazy.js', imports: ['_shared.js'] },
    }),
    'assets/index.js': 'a',
    'assets/shared.js': 'a',
    'assets/Home.js': 'a',
    'assets/row.js': 'a',
    'assets/lazy.js': '"react-aria-modal"',
    ...files,
  });

it('includes the page, its home screen and their static imports, but no later loads', () => {
  expect([...firstLoad(build())].sort()).toEqual([
    'assets/Home.js',
    'assets/index.js',
    'assets/row.js',
    'assets/shared.js',
  ]);
  expect(firstLoadFaults(build())).toEqual([]);
});
it.each([
  ['React Aria', '"react-aria-pressable"'],
  ['d3', 'a.tickFormat()'],
  ['zod', 'a(`ZodObject`)'],
])('tells of %s in a chunk behind the home screen', (what, text) => {
  expect(firstLoadFaults(build({ 'assets/row.js': text }))).toEqual([
    expect.stringMatching(new RegExp(`^assets/row\\.js.*${what}.*HEAVY`)),
  ]);
});
describe('the first screen', () => {
  const css =
    "@font-face{src:url(/assets/ext.woff2);unicode-range:U+100-2BA,U+1E00-1E9F;font-family:A}@font-face{src:url(/assets/latin.woff2)format('woff2');unicode-range:U+??,U+152-153;font-family:A}@font-face{src:local(Arial);font-family:Fallback}";
  const files = {
    '.vite/manifest.json': JSON.stringify({
      'index.html': {
        file: 'assets/index.js',
        css: ['assets/a.css'],
        assets: ['assets/logo.svg', 'assets/latin.woff2'],
      },
      'src/pages/Home/Home.tsx': { file: 'assets/Home.js', css: ['assets/a.css'] },
    }),
    'assets/a.css': css,
    'assets/latin.woff2': 'l'.repeat(10),
    'assets/ext.woff2': 'e'.repeat(20),
    'assets/logo.svg': 'svg',
    'assets/hero.webp': 'w'.repeat(7),
    'assets/index.js': 'a'.repeat(5000),
    'assets/index.js.br': 'b'.repeat(1500),
    'assets/Home.js': 'h',
    'assets/page-script-x1.js': 'p'.repeat(90),
    'assets/page-script-x1.js.br': 'p'.repeat(30),
    'assets/page-show-events-x2.js': 'e'.repeat(8),
    'assets/page-hand-over-x3.js': 'h'.repeat(5),
  };
  const weigh = (html: string) => weighFirstScreen(temporaryFolder(files), { brand: 'harbour', pair: 'fi-FI', html });
  it('counts each file once, as sent', () => {
    expect(weigh('abc').js).toMatchObject({ files: ['assets/index.js', 'assets/Home.js'], bytes: 1501 });
    expect(weigh('abc').css.bytes).toBe(css.length);
  });
  it('weighs the script of the page apart from the app, which starts later', () => {
    expect(weigh('<script type="module" async src="/assets/page-script-x1.js"></script>').page).toMatchObject({
      files: ['assets/page-script-x1.js'],
      bytes: 30,
    });
    expect(weigh('abc').page.bytes).toBe(0);
  });
  it('weighs what the script of the page fetches for it before any input', () => {
    const script = '<script type="module" async src="/assets/page-script-x1.js"></script>';
    expect(weigh(`${script}<section class="a" data-events=""></section>`).page).toMatchObject({
      files: ['assets/page-script-x1.js', 'assets/page-show-events-x2.js'],
      bytes: 38,
    });
    expect(weigh(`${script}<p>data-events</p>`).page.bytes).toBe(30);
  });
  it('includes the fonts for its language and the pictures on its page', () => {
    expect([
      weigh('<p lang="Ł">Pelejä</p><script>Łódź</script>').fonts.bytes,
      weigh('<p>cœur').fonts.bytes,
      weigh('<p>Łódź').fonts.bytes,
    ]).toEqual([10, 10, 30]);
    expect(
      weigh('<img srcset="/assets/hero.webp 1x"><img src="/assets/logo.svg"><img src="/assets/gone.png">').images,
    ).toMatchObject({ files: ['assets/logo.svg', 'assets/hero.webp'], bytes: 10 });
  });
  it('reports the excess over the budget and the heaviest modules', () => {
    const screen = weigh('abc');
    expect(budgetFaults(screen, { chunks: {} })).toEqual([]);
    const [fault] = budgetFaults(
      { ...screen, js: { ...screen.js, most: 1024 } },
      {
        chunks: {
          'assets/index.js': [{ module: 'libs/x/heavy.ts', bytes: 4096 }],
          'assets/later.js': [{ module: 'later.ts', bytes: 9999 }],
        },
      },
    );
    expect(fault).toMatch(
      /^js of the first screen weigh 1\.5 KiB, 477 bytes more than the 1\.0 KiB .*libs\/x\/heavy\.ts \(4\.0 KiB/,
    );
    expect(fault).not.toContain('later.ts');
  });
});
it('explains a missing build and a moved home page', () => {
  expect(() => firstLoad('/nowhere')).toThrow(/nx build/);
  expect(() =>
    firstLoad(temporaryFolder({ '.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'a.js' } }) })),
  ).toThrow(/first-load\.ts/);
});
