import { expect, it } from 'vitest';
import { builtProjects } from './build.ts';

it('tells builds that ran from those that came out of the cache', () => {
  const output = `
> nx run velvet:build

vite v8.3.8 building client environment for production...

> nx run marigold:build  [existing outputs match the cache, left as is]

> nx run northlight:build  [local cache]

> nx run @baize/sandbox:build

 NX   Successfully ran target build for 4 projects
`;
  expect(builtProjects(output)).toEqual(['velvet', '@baize/sandbox']);
  expect(builtProjects('')).toEqual([]);
});
