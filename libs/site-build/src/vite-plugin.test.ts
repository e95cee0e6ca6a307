import { expect, it } from 'vitest';
import { themedPage } from './vite-plugin.ts';

it('puts the class of the theme on the page, not that of a component that sets a variable of it', async () => {
  const sheet = (source: string) => ({ type: 'asset', fileName: 'assets/a.css', source });
  const { handler } = themedPage().transformIndexHtml as {
    handler: (html: string, context: { readonly bundle: object }) => string;
  };
  const bundle = {
    'assets/a.css': sheet('.component{--bz-space-gutter:0rem}'),
    'assets/b.css': sheet('.theme{--bz-scheme:dark;--bz-colour-ground:#000}'),
  };
  expect(handler('<html lang="en">', { bundle })).toBe('<html class="theme" lang="en">');
});
