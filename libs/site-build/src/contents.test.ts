import { expect, it } from 'vitest';
import { contentsOf } from './contents.ts';

it('lists packages as package-lock.json does, also nested and scoped ones, and modules by size', () => {
  const contents = contentsOf(
    '/root',
    [
      {
        type: 'chunk',
        fileName: 'assets/b.js',
        modules: {
          '/root/apps/site/src/main.tsx': { renderedLength: 5 },
          '/root/node_modules/react/index.js': { renderedLength: 9 },
          '/root/node_modules/dropped/index.js': { renderedLength: 0 },
          '\0vite/preload-helper.js': { renderedLength: 1 },
        },
      },
      {
        type: 'chunk',
        fileName: 'assets/a.js',
        modules: { '/root/node_modules/a/node_modules/@b/c/x.mjs?v=1': { renderedLength: 3 } },
      },
      {
        type: 'asset',
        fileName: 'assets/font.woff2',
        originalFileNames: ['../../node_modules/@font/outfit/files/x.woff2'],
      },
    ],
    (name) => name.replace('../..', '/root'),
  );
  expect(contents).toEqual({
    packages: [
      'node_modules/@font/outfit',
      'node_modules/a/node_modules/@b/c',
      'node_modules/react',
      'node_modules/vite',
    ],
    chunks: {
      'assets/a.js': [{ module: 'node_modules/a/node_modules/@b/c/x.mjs?v=1', bytes: 3 }],
      'assets/b.js': [
        { module: 'node_modules/react/index.js', bytes: 9 },
        { module: 'apps/site/src/main.tsx', bytes: 5 },
        { module: 'vite/preload-helper.js', bytes: 1 },
      ],
    },
  });
});
