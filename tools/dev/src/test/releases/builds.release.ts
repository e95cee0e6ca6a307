import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listBrands } from '@baize/site-build/brand-config';
import { runNx } from '../run-command.ts';

const root = join(import.meta.dirname, '../../../../..');

it('takes every brand from the cache when it is built again', async () => {
  const brands = listBrands(root);
  const { output } = await runNx(root, ['run-many', '-t', 'build', '-p', brands.join(',')]);
  expect(output.match(/\[(?:local cache|existing outputs match the cache)/g)?.length ?? 0).toBe(brands.length);
});
