import { parentPort } from 'node:worker_threads';
import { composeSvg, renderArt, type ArtSpec } from '@baize/catalogue/art';
import sharp from 'sharp';
import type { DrawAnswer, DrawJob } from './ImagePool.ts';

/** Draws pictures off the main thread: composing and rasterising take tens of milliseconds each. */
const port = parentPort;
if (!port) throw new Error('imageWorker.ts only runs as a worker thread. Start it through ImagePool.');
// The pool is the parallelism; additional encoder threads would only compete for the same cores.
sharp.concurrency(1);
sharp.cache(false);

port.on('message', (job: DrawJob) => {
  const spec = job.spec as ArtSpec;
  const work =
    job.format === 'svg'
      ? Promise.resolve(Buffer.from(composeSvg(spec)))
      : renderArt(spec, { width: job.width, height: job.height, format: job.format, quality: job.quality });
  work.then(
    (bytes) => {
      port.postMessage({ id: job.id, bytes: new Uint8Array(bytes) } satisfies DrawAnswer);
    },
    (fault: unknown) => {
      port.postMessage({
        id: job.id,
        error: fault instanceof Error ? fault.message : String(fault),
      } satisfies DrawAnswer);
    },
  );
});
