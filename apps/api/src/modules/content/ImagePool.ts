import { Worker } from 'node:worker_threads';
import type { PictureSpec } from '@baize/catalogue';

export interface DrawRequest {
  readonly spec: PictureSpec;
  readonly width: number;
  readonly height: number;
  readonly format: 'webp' | 'avif' | 'png' | 'jpeg' | 'svg';
  readonly quality: number;
}
export interface DrawJob extends DrawRequest {
  readonly id: number;
}
export type DrawAnswer =
  { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly error: string };

/** The queue is full: try again shortly. */
export class ImagesBusy extends Error {}

interface Waiting {
  readonly request: DrawRequest;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (fault: Error) => void;
}
interface Slot {
  worker: Worker | null;
  running: Waiting | null;
  job: number;
  timer: NodeJS.Timeout | undefined;
}

const TIME_LIMIT_MS = 15_000;
const QUEUE_LIMIT = 400;

/**
 * A few drawing threads. Sizes that the site requests come first. Threads start with the first picture and do not keep
 * the process alive.
 */
export class ImagePool {
  readonly #slots: Slot[];
  readonly #first: Waiting[] = [];
  readonly #later: Waiting[] = [];
  #nextId = 1;
  #closed = false;

  constructor(workers = 2) {
    this.#slots = Array.from({ length: workers }, () => ({ worker: null, running: null, job: 0, timer: undefined }));
  }

  /** @throws ImagesBusy when too many pictures wait */
  draw(request: DrawRequest, urgent: boolean): Promise<Uint8Array> {
    if (this.#closed || this.#first.length + this.#later.length >= QUEUE_LIMIT)
      return Promise.reject(new ImagesBusy('too many pictures are waiting to be drawn'));
    return new Promise((resolve, reject) => {
      (urgent ? this.#first : this.#later).push({ request, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    for (const slot of this.#slots) {
      if (slot.running || this.#closed) continue;
      const waiting = this.#first.shift() ?? this.#later.shift();
      if (!waiting) return;
      slot.running = waiting;
      const worker = (slot.worker ??= this.#start(slot));
      slot.timer = setTimeout(() => {
        this.#drop(slot, new Error('drawing took too long'));
      }, TIME_LIMIT_MS);
      slot.job = this.#nextId++;
      worker.postMessage({ ...waiting.request, id: slot.job } satisfies DrawJob);
    }
  }

  #start(slot: Slot): Worker {
    const worker = new Worker(new URL('./imageWorker.ts', import.meta.url), { execArgv: [] });
    worker.unref();
    worker.on('message', (answer: DrawAnswer) => {
      // An answer to another request would be stored for good under the wrong name.
      if (slot.worker !== worker || answer.id !== slot.job) return;
      clearTimeout(slot.timer);
      const done = slot.running;
      slot.running = null;
      if ('bytes' in answer) done?.resolve(answer.bytes);
      else done?.reject(new Error(`A picture could not be drawn: ${answer.error}`));
      this.#next();
    });
    worker.on('error', (fault) => {
      if (slot.worker === worker) this.#drop(slot, fault as Error);
    });
    return worker;
  }

  /** Ends a thread together with its current drawing; the next picture starts a new one. */
  #drop(slot: Slot, fault: Error): void {
    clearTimeout(slot.timer);
    const { worker, running } = slot;
    slot.worker = null;
    slot.running = null;
    void worker?.terminate();
    running?.reject(fault);
    this.#next();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const fault = new ImagesBusy('the service is stopping');
    for (const waiting of [...this.#first.splice(0), ...this.#later.splice(0)]) waiting.reject(fault);
    await Promise.all(
      this.#slots.map(async (slot) => {
        clearTimeout(slot.timer);
        slot.running?.reject(fault);
        slot.running = null;
        const worker = slot.worker;
        slot.worker = null;
        await worker?.terminate();
      }),
    );
  }
}
