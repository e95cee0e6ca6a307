import { composeSvg, renderArt, type ArtSpec } from '@baize/catalogue/art';
import sharp from 'sharp';
import type { DrawAnswer, DrawJob } from './ImagePool.ts';

/** Draws pictures in a process of its own, one after the other: composing and rasterising take tens of milliseconds. */
if (!process.send) throw new Error('imageWorker.ts only runs as a child process. Start it through ImagePool.');
// The pool is the parallelism; additional encoder threads would only compete for the same cores.
sharp.concurrency(1);
sharp.cache(false);

// Only the API ends this process: Ctrl-C reaches both, and the API still answers what it has accepted.
process.on('SIGINT', () => undefined);
// Its end ends this one at once, even in the middle of an encoding.
const end = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);
const send = (message: DrawAnswer | { readonly ready: true }) =>
  process.send?.(message, undefined, undefined, (fault) => {
    if (fault) end();
  });

async function answer(job: DrawJob): Promise<DrawAnswer> {
  const before = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  try {
    const spec = job.spec as ArtSpec;
    const bytes =
      job.format === 'svg'
        ? Buffer.from(composeSvg(spec))
        : await renderArt(spec, { width: job.width, height: job.height, format: job.format, quality: job.quality });
    return { id: job.id, bytes: new Uint8Array(bytes), ms: spent() };
  } catch (fault) {
    return { id: job.id, error: fault instanceof Error ? fault.message : String(fault), ms: spent() };
  }
}

process.on('message', (job: DrawJob) => {
  void answer(job).then(send);
});
send({ ready: true });
