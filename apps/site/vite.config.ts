import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandSite } from '../../tools/workspace/src/site/vite-plugin.ts';

const root = join(import.meta.dirname, '../..');
const brand = process.env['BAIZE_BRAND'] ?? 'northlight';
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 4300}`;

/** The site is compiled once per brand; BAIZE_BRAND names it (the Nx plugin sets it for each brand's targets). */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(root, 'node_modules/.vite', brand),
  plugins: [brandSite({ root, brand }), vanillaExtractPlugin(), react({ compiler: true })],
  build: {
    outDir: join(root, 'dist/brands', brand), emptyOutDir: true, target: 'es2023', manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1', port: Number(process.env['SITE_PORT'] ?? 4200), strictPort: true,
    proxy: { '/api': api, '/content': api, '/identity': api, '/ws': { target: api, ws: true } },
  },
});
