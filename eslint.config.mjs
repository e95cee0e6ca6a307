import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { depConstraints } from './tools/checks/src/boundaries.mjs';

const CODE = ['**/*.{ts,tsx}'];
/** What Vite's configurations consist of. */
const BUILDS = ['**/vite.config.ts', 'apps/site/{compiled-modules,domain-builds}.ts'];
const TESTS = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/test-setup.ts', '**/testing/**', '**/vitest*.config.ts'];
/** Folders of the packages that run in a browser, by their tag. */
const WEB = ['apps', 'libs']
  .flatMap((group) => readdirSync(join(import.meta.dirname, group)).map((name) => `${group}/${name}`))
  .filter((folder) => {
    const file = join(import.meta.dirname, folder, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).nx?.tags?.includes('side:web');
  })
  .map((folder) => `${folder}/**/*.{ts,tsx}`);

// What only tests import closes no circle in what is shipped.
const boundaries = (options) => [
  'error',
  {
    ignoredCircularDependencies: [
      ['*', '@baize/testing'],
      ['@baize/testing', '*'],
    ],
    allow: [],
    enforceBuildableLibDependency: false,
    allowCircularSelfDependency: true,
    banTransitiveDependencies: false,
    checkDynamicDependenciesExceptions: ['.*'],
    ...options,
  },
];

const inlineStyle = {
  selector: 'JSXAttribute[name.name="style"]',
  message:
    'An inline style is refused by the Content-Security-Policy in server-rendered pages. Use a class, or set a CSS variable through the DOM (useCssVars).',
};
const rawHtml = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'No HTML string is ever inserted into a page (ruling 12). Render Portable Text or elements.',
};
/** Spacing, corners and letters are the brand's; a component's own geometry (the knob of a switch) is not, but it grows with the reader's letters. */
const literal = (node) => {
  const holds = (pattern) => `${node}:matches([value=${pattern}], [value.raw=${pattern}])`;
  return [
    {
      selector: holds('/#[0-9a-fA-F]{3,8}\\b/'),
      message: 'A literal colour outside the theme: brands could not change it. Use a variable of the contract.',
    },
    {
      selector: holds('/\\d(\\.\\d+)?px\\b/'),
      message:
        'A pixel outside the theme: it would not grow with the reader’s letters. Use a variable of the contract; for a component’s own geometry rem, for windows the breakpoints of the theme.',
    },
  ];
};
const foldersIn = (group) =>
  readdirSync(join(import.meta.dirname, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
/** A component that knew a brand by name would have to be changed for the next one. */
const brandIds = foldersIn('brands');
const brandId = {
  selector: `Literal[value=/^(${brandIds.join('|')})$/]`,
  message:
    'A component that reads a brand’s id. Read a token or a capability of `useUi().layout`; if none fits, add one to libs/ui/src/theme/tokenTypes.ts and give it to every brand.',
};
const WORDS = '/[A-Za-z\u00C0-\u024F]{2,}/';
const OWN_WORDS =
  'Words in the code would be English in every market. Take them from useText with a key in the library’s messages; a component of libs/ui takes them as a prop, or from useLabel with a key.';
const ownWords = [
  {
    selector: `JSXText[value=${WORDS}]`,
    message: OWN_WORDS,
  },
  {
    // The key of a text is none yet: `title="games.lobby.title"` of a component that looks it up.
    selector: `JSXAttribute[name.name=/^(aria-label|aria-roledescription|aria-valuetext|title|placeholder|alt)$/] > Literal[value=${WORDS}][value!=/^[a-z]+([.][A-Za-z0-9]+)+$/]`,
    message: OWN_WORDS,
  },
];
const brandImport = {
  regex: '^@baize/brand(-|$|/)|(^|/)brands/',
  message:
    'A component never imports a brand. It reads tokens through the theme contract and capabilities through `useUi().layout`; what is missing there goes into libs/ui/src/theme/tokenTypes.ts.',
};

const noNode = { regex: '^node:', message: 'This code runs in a browser; Node’s modules are not there.' };
/** Another project's files by path: nothing would say which of them are its interface. */
const byPath = {
  regex: '^(\\.\\./)+(apps|tools)/|^(\\.\\./)+libs/(?!ui/src/fixtures/)',
  message:
    'A file of another project by path. Import the package, and add the file to its "exports" if it is meant for others.',
};
const toolImport = {
  regex: `^@baize/(${foldersIn('tools').join('|')})(/|$)`,
  message: 'An application never imports a tool. Move what both need into a library.',
};
const apps = foldersIn('apps')
  .filter((name) => name !== 'site')
  .join('|');
/** A tool reads the site's table of modules; everything else in an application is private. */
const appImport = {
  regex: `^@baize/(${apps})(/|$)|^@baize/site(/(?!modules$)|$)`,
  message: 'A tool never imports the inside of an application. Move what both need into a library.',
};
/** `no-restricted-imports` does not look into `import()`. */
const loadedInternals = [
  'error',
  {
    selector: `ImportExpression > Literal[value=/^(\\.\\.\\u002f)+(apps|libs|tools)\\u002f|^@baize\\u002f(${apps})(\\u002f|$)/]`,
    message: byPath.message,
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.nx/**',
      '.data/**',
      'storybook-static/**',
      '**/*.timestamp*',
      'tools/workspace/src/generators/**/files/**',
      '**/fixtures/**',
      '**/test-results/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: CODE })),
  {
    files: CODE,
    plugins: { '@nx': nx },
    rules: {
      'no-undef': 'off',
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      'prefer-const': 'error',
      // A default before a `try` reads better than a bare declaration.
      'no-useless-assignment': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', rawHtml],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true },
      ],
      '@nx/enforce-module-boundaries': boundaries({ depConstraints: depConstraints() }),
    },
  },
  {
    files: ['**/*.{mjs,js,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
  {
    files: WEB,
    plugins: { 'react-hooks': reactHooks, ...jsxA11y.flatConfigs.recommended.plugins },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // Mistakes a hook that hands out a ref beside other values for a ref that is read.
      'react-hooks/refs': 'off',
      'react-hooks/incompatible-library': 'off',
      // A code step or a dialog that a player has just asked for takes the focus on purpose.
      'jsx-a11y/no-autofocus': 'off',
      // A table that is laid out as cards on a phone loses its roles unless they are written down.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'], ul: ['list'], ol: ['list'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        {
          tr: ['none', 'presentation', 'row'],
          td: ['cell'],
          th: ['columnheader', 'rowheader', 'cell'],
          canvas: ['img'],
        },
      ],
      'no-restricted-syntax': ['error', rawHtml, inlineStyle, ...ownWords],
    },
  },
  {
    files: WEB,
    ignores: [...TESTS, ...BUILDS],
    rules: {
      'no-restricted-imports': ['error', { patterns: [noNode] }],
    },
  },
  {
    // Rules that a test calls as they are. A hook has its place in state/, words/, or beside its component.
    files: ['libs/*/src/model/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            noNode,
            {
              regex: '^(react|react-dom|jotai)(/|$)',
              message: 'A file in model/ is a pure rule, without React. Move the hook to state/ or words/.',
            },
            {
              regex: '^(@baize|@tanstack)/|^\\.',
              importNamePattern: '^use[A-Z]',
              message: 'A file in model/ is a pure rule, without hooks. Move the hook to state/ or words/.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/sandbox/web/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            noNode,
            {
              regex: '^@baize/catalogue',
              message: 'The composer draws on the server. A page asks it for pictures: apps/sandbox/src/studio/art.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    // The frame is around every page, so a page that it imports would be fetched with every other page.
    files: ['apps/site/src/{closed,document,frame,gates,overlays,problem}/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            noNode,
            {
              regex: '/pages/',
              message: 'The frame must not import pages. Move what both need to a folder of its own, or to a domain.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/api/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@baize/brand-[a-z0-9-]+$',
              message: 'The API reads a brand’s CSS-free half only: import "@baize/brand-<id>/config".',
            },
          ],
        },
      ],
    },
  },
  {
    // Components take colours and lengths from the contract alone.
    files: ['libs/ui/src/**/*.{ts,tsx}'],
    ignores: ['libs/ui/src/theme/**', ...TESTS],
    rules: {
      'no-restricted-syntax': [
        'error',
        rawHtml,
        inlineStyle,
        brandId,
        ...ownWords,
        ...literal('Literal'),
        ...literal('TemplateElement'),
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [brandImport, noNode],
        },
      ],
    },
  },
  {
    // The theme is inside the library. It is a package only so that brands can import it alone.
    files: ['libs/ui/src/**/*.{ts,tsx}'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries({
        allow: ['../theme/*', '../../theme/*', '../../../theme/*'],
        depConstraints: depConstraints(),
      }),
    },
  },
  {
    files: TESTS,
    rules: {
      '@nx/enforce-module-boundaries': boundaries({
        allow: ['../theme/*', '../../theme/*', '../../../theme/*'],
        depConstraints: depConstraints({ tests: true }),
      }),
      'no-restricted-syntax': ['error', rawHtml],
    },
  },
  // Tools and configurations drive other projects, so the table of layers does not fit them. What they may import is below.
  {
    files: [...BUILDS, '**/vitest*.config.ts', 'tools/**', '.storybook/**', 'apps/site-e2e/**', 'apps/visual/**'],
    rules: { '@nx/enforce-module-boundaries': 'off', 'no-console': 'off' },
  },
  {
    // Circles are refused here too: no project that a tool imports may import that tool, directly or through others.
    files: ['tools/**/*.{ts,tsx}'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries({
        // Files that brands do not export; brands import no tool.
        allow: ['../../../brands/**', '../../../../brands/**'],
        depConstraints: [{ sourceTag: '*', onlyDependOnLibsWithTags: ['*'] }],
      }),
    },
  },
  {
    files: [...BUILDS, '**/vitest*.config.ts', '.storybook/**/*.{ts,tsx}', 'apps/{site-e2e,visual}/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [byPath] }] },
  },
  {
    files: ['apps/{api,sandbox,site}/*.config.ts', 'apps/site/{compiled-modules,domain-builds}.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [byPath, toolImport] }] },
  },
  {
    files: ['tools/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [byPath, appImport] }],
      'no-restricted-syntax': loadedInternals,
    },
  },
  {
    // They drive applications through what those export: benches measure the API, the test runner reads its stages' files.
    files: ['tools/bench/**/*.{ts,tsx}', 'tools/dev/src/test/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [byPath] }] },
  },
);
