import { Transform } from 'node:stream';

/** Writes a name before each line, so that the lines of two stages that run side by side can be told apart. */
export function prefixLines(prefix: string): Transform {
  let rest = '';
  return new Transform({
    decodeStrings: false,
    transform(chunk: string | Buffer, _encoding, done) {
      const lines = `${rest}${chunk.toString()}`.split('\n');
      rest = lines.pop() ?? '';
      done(null, lines.map((line) => `${prefix}${line}\n`).join(''));
    },
    flush(done) {
      done(null, rest === '' ? '' : `${prefix}${rest}\n`);
    },
  });
}
