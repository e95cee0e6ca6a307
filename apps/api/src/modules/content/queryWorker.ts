import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parentPort, workerData } from 'node:worker_threads';
import { buildCatalogue } from '@baize/catalogue';
import { DocumentIndex, evaluateQuery, QueryFault, type Indexed } from '@baize/content-engine';
import type { QueryAnswer, QueryJob, QueryReply, QueryWorkerData } from './QueryLane.ts';

/** Evaluates queries off the main thread, so that even a bad query cannot delay a call about money. */
const { games, documents } = workerData as QueryWorkerData;
const index = new DocumentIndex(
  (documents ?? buildCatalogue(games === undefined ? {} : { games })) as unknown as readonly Indexed[],
);
const port = parentPort;
if (!port) throw new Error('queryWorker.ts only runs as a worker thread. Start it through QueryLane.');

const SMALL = 1024;

async function answer(job: QueryJob): Promise<QueryAnswer> {
  const started = performance.now();
  try {
    const result = await evaluateQuery(index, job.query, job.params);
    const ms = Math.max(1, Math.round(performance.now() - started));
    const body = Buffer.from(
      `{${job.returnQuery ? `"query":${JSON.stringify(job.query)},` : ''}"result":${result},"ms":${ms}}`,
    );
    const etag = `"${createHash('sha1').update(result).digest('base64url')}"`;
    if (body.length < SMALL) return { id: job.id, ok: true, body, gzip: null, brotli: null, etag };
    // Quality 5 costs a fifth of 9 and is within a few per cent of it on JSON.
    const brotli = brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: body.length > 1_000_000 ? 4 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
    return { id: job.id, ok: true, body, gzip: gzipSync(body, { level: 6 }), brotli, etag };
  } catch (fault) {
    if (fault instanceof QueryFault)
      return { id: job.id, ok: false, kind: fault.kind, message: fault.message, position: fault.position };
    return {
      id: job.id,
      ok: false,
      kind: 'evaluate',
      message: fault instanceof Error ? fault.message : String(fault),
      position: null,
    };
  }
}

port.on('message', (job: QueryJob) => {
  const before = process.threadCpuUsage();
  void answer(job).then((made) => {
    const { user, system } = process.threadCpuUsage(before);
    port.postMessage({ answer: made, ms: (user + system) / 1000 } satisfies QueryReply);
  });
});
port.postMessage({ ready: true });
