import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { prefixLines } from './prefix-lines.ts';

it('names each line once, wherever its parts arrive', async () => {
  const parts = ['one\ntw', 'o', '\n\nthree'];
  expect(await text(Readable.from(parts).pipe(prefixLines('unit │ ')))).toBe(
    'unit │ one\nunit │ two\nunit │ \nunit │ three\n',
  );
});

it('writes nothing for a stage that says nothing', async () => {
  expect(await text(Readable.from([]).pipe(prefixLines('unit │ ')))).toBe('');
});
