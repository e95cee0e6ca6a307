import { describe, expect, it } from 'vitest';
import { inspectionDesk } from './inspection-desk.ts';

const CLEAN = { kind: 'image/png', bytes: Buffer.from('clean'), pages: null } as const;
/** A desk whose inspections end when the test says so. */
function slowDesk() {
  const ends: ((fault?: Error) => void)[] = [];
  const begun: string[] = [];
  const inspect = inspectionDesk((name) => {
    begun.push(name);
    return new Promise((resolve, reject) => ends.push((fault) => (fault ? reject(fault) : resolve(CLEAN))));
  });
  const send = (name: string) => inspect(name, async () => ({ name, bytes: Buffer.from(name) }));
  return { begun, send, end: (fault?: Error) => ends.shift()?.(fault) };
}

describe('the inspection of files', () => {
  it('inspects a file once, however often its last part arrives meanwhile', async () => {
    const desk = slowDesk();
    const answers = Promise.all(Array.from({ length: 40 }, () => desk.send('one')));
    await expect.poll(() => desk.begun).toEqual(['one']);
    desk.end();
    expect(await answers).toEqual(Array.from({ length: 40 }, () => CLEAN));
    expect(desk.begun).toEqual(['one']);
    // It is not remembered.
    const again = desk.send('one');
    await expect.poll(() => desk.begun).toEqual(['one', 'one']);
    desk.end();
    expect(await again).toBe(CLEAN);
  });

  it('inspects one file after the other, also after a fault', async () => {
    const desk = slowDesk();
    const [one, two] = [desk.send('one'), desk.send('two')];
    await expect.poll(() => desk.begun).toEqual(['one']);
    desk.end(new Error('No secret opens it.'));
    await expect(one).rejects.toThrow('No secret');
    await expect.poll(() => desk.begun).toEqual(['one', 'two']);
    desk.end();
    expect(await two).toBe(CLEAN);
  });

  it('asks for patience instead of letting any number wait', async () => {
    const desk = slowDesk();
    const waiting = Array.from({ length: 20 }, (_file, index) => desk.send(`${index}`));
    await expect(desk.send('one more')).rejects.toMatchObject({ status: 503 });
    for (let index = 0; index < 20; index += 1) {
      await expect.poll(() => desk.begun.length).toBe(index + 1);
      desk.end();
    }
    await Promise.all(waiting);
    const next = desk.send('one more');
    await expect.poll(() => desk.begun.at(-1)).toBe('one more');
    desk.end();
    expect(await next).toBe(CLEAN);
  });
});
