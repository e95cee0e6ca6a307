import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { PictureSpec } from '@baize/catalogue';
import { FairQueue, SERVER, type Source } from './FairQueue.ts';

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
/** `ms`: processor time, in milliseconds, so that a busy machine makes no picture dearer. */
export type DrawAnswer = { readonly id: number; readonly ms: number } & (
  { readonly bytes: Uint8Array } | { readonly error: string }
);

/** The picture was not drawn: try again shortly. */
export class ImagesBusy extends Error {}

interface PoolOptions {
  /** How many pictures are drawn at once, each in a process of its own. */
  readonly processes?: number;
  /** Milliseconds that a drawing may take before its process is killed. */
  readonly timeLimit?: number;
  /** How many calls may wait; further ones are refused. */
  readonly queueLimit?: number;
}
export interface DrawOptions {
  /** Who asks: networks and their clients take turns; absent: the server itself. */
  readonly source?: Source;
  /** Aborted when nobody waits for this call's answer any more. */
  readonly signal?: AbortSignal;
  /** Called once with the milliseconds that drawing took for this call; 0 if it was drawn for another, or not at all. */
  readonly onRun?: (ms: number) => void;
}

interface Drawing {
  readonly key: string;
  readonly request: DrawRequest;
  readonly calls: Set<Call>;
  /** The call in whose turn it is drawn, which pays for it; null while it waits. */
  payer: Call | null;
}
interface Call {
  readonly drawing: Drawing;
  readonly source: Source;
  readonly onRun: (ms: number) => void;
  readonly settle: (answer: Uint8Array | Error) => void;
}
interface Slot {
  child: ChildProcess | null;
  /** Whether the process has loaded what it draws with. */
  isReady: boolean;
  drawing: Drawing | null;
  job: number;
  startedAt: number;
  timer: NodeJS.Timeout | undefined;
}

/** A third of the processor's time that a thread of the API gets, when both want it: calls about money come first. */
const NICENESS = 5;
/** A process that has not started by then never will; on a busy machine it takes many seconds. */
const START_MS = 60_000;
/** A drawing that nobody waits for may still finish in this time: a new process would take about as long. */
const ABANDONED_MS = 1000;

/**
 * A few drawing processes, so that nothing of a picture runs on the thread pool that the API's passwords, captchas and
 * files need, and so that a drawing can be ended: the native part of one goes on when its thread is terminated. Sources
 * take turns. Calls for the same picture share its drawing, in the turn that comes first. Processes start with the first
 * picture and do not keep this one alive.
 */
export class ImagePool {
  readonly #slots: readonly Slot[];
  readonly #timeLimit: number;
  readonly #queue: FairQueue<Call>;
  readonly #drawings = new Map<string, Drawing>();
  #nextId = 1;
  #closed = false;

  constructor({ processes = 2, timeLimit = 20_000, queueLimit = 400 }: PoolOptions = {}) {
    this.#slots = Array.from({ length: processes }, () => ({
      child: null,
      isReady: false,
      drawing: null,
      job: 0,
      startedAt: 0,
      timer: undefined,
    }));
    this.#timeLimit = timeLimit;
    this.#queue = new FairQueue(queueLimit, (call) => {
      this.#leave(call, new ImagesBusy('too many pictures are waiting to be drawn'));
    });
  }

  /**
   * @param key names the picture: calls with one key get one drawing
   * @throws ImagesBusy when too many pictures wait, drawing takes too long, or the signal is aborted
   */
  draw(key: string, request: DrawRequest, options: DrawOptions = {}): Promise<Uint8Array> {
    const { source = SERVER, signal, onRun = () => {} } = options;
    return new Promise((resolve, reject) => {
      const drawing = this.#drawings.get(key) ?? { key, request, calls: new Set(), payer: null };
      const onAbort = () => {
        this.#leave(call, new ImagesBusy('nobody waits for it any more'));
      };
      const call: Call = {
        drawing,
        source,
        onRun,
        settle(answer) {
          signal?.removeEventListener('abort', onAbort);
          if (drawing.payer !== call) onRun(0);
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
        },
      };
      if (this.#closed || signal?.aborted) {
        call.settle(new ImagesBusy(this.#closed ? 'the service is stopping' : 'nobody waits for it any more'));
        return;
      }
      if (!drawing.payer && !this.#queue.add(call, source)) {
        call.settle(new ImagesBusy('too many pictures are waiting to be drawn'));
        return;
      }
      drawing.calls.add(call);
      this.#drawings.set(key, drawing);
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#setDeadline(drawing);
      this.#next();
    });
  }

  /** Starts the processes before there is something to draw. */
  start(): void {
    for (const slot of this.#slots) slot.child ??= this.#start(slot);
  }

  /** Running processes. */
  get pids(): readonly number[] {
    return this.#slots.flatMap(({ child }) => child?.pid ?? []);
  }

  /** Answers a call that does not wait for its drawing any more. */
  #leave(call: Call, fault: Error): void {
    const { drawing } = call;
    this.#queue.remove(call, call.source);
    drawing.calls.delete(call);
    if (drawing.calls.size === 0 && !drawing.payer) this.#drawings.delete(drawing.key);
    this.#setDeadline(drawing);
    call.settle(fault);
  }

  /** Limits the time of a running drawing, more so when nobody waits for it. */
  #setDeadline(drawing: Drawing): void {
    const slot = this.#slots.find((each) => each.drawing === drawing);
    if (!slot) return;
    const drawingLimit = drawing.calls.size > 0 ? this.#timeLimit : Math.min(this.#timeLimit, ABANDONED_MS);
    const limit = slot.isReady ? drawingLimit : START_MS;
    clearTimeout(slot.timer);
    slot.timer = setTimeout(
      () => {
        this.#kill(slot, new ImagesBusy('drawing it took too long'));
      },
      Math.max(0, limit - (performance.now() - slot.startedAt)),
    );
  }

  #next(): void {
    for (const slot of this.#slots) {
      if (slot.drawing || this.#closed) continue;
      const call = this.#queue.take();
      if (!call) return;
      const { drawing } = call;
      drawing.payer = call;
      // The others have their answer with it, so their turns go to their next pictures.
      for (const other of drawing.calls) this.#queue.remove(other, other.source);
      slot.drawing = drawing;
      slot.job = this.#nextId++;
      slot.startedAt = performance.now();
      this.#setDeadline(drawing);
      try {
        const child = (slot.child ??= this.#start(slot));
        child.send({ ...drawing.request, id: slot.job } satisfies DrawJob);
      } catch (fault) {
        // The machine has no memory or no process left.
        this.#kill(slot, fault as Error);
      }
    }
  }

  #start(slot: Slot): ChildProcess {
    const child = fork(new URL('./imageWorker.ts', import.meta.url), {
      execArgv: [],
      // None of the API's secrets.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // At once: Linux has a priority for each thread, and threads take that of the one that starts them.
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
    child.unref();
    child.channel?.unref();
    child.on('message', (answer: DrawAnswer | { readonly ready: true }) => {
      if (slot.child !== child) return;
      if ('ready' in answer) {
        // The time of the first drawing begins now.
        slot.isReady = true;
        slot.startedAt = performance.now();
        if (slot.drawing) this.#setDeadline(slot.drawing);
        return;
      }
      // An answer to another request would be stored for good under the wrong name.
      if (answer.id !== slot.job) return;
      this.#end(
        slot,
        'bytes' in answer ? answer.bytes : new Error(`A picture could not be drawn: ${answer.error}`),
        answer.ms,
      );
    });
    const ended = (fault: Error) => {
      if (slot.child === child) this.#kill(slot, fault);
    };
    child.on('error', ended);
    child.on('exit', (code, signal) => {
      ended(new Error(`A picture could not be drawn: its process ended with ${signal ?? `status ${String(code)}`}.`));
    });
    return child;
  }

  /** Ends a process together with its current drawing; the next picture starts a new one. */
  #kill(slot: Slot, fault: Error): void {
    const { child } = slot;
    slot.child = null;
    slot.isReady = false;
    child?.kill('SIGKILL');
    this.#end(slot, fault, performance.now() - slot.startedAt);
  }

  #end(slot: Slot, answer: Uint8Array | Error, ms: number): void {
    clearTimeout(slot.timer);
    const { drawing } = slot;
    slot.drawing = null;
    if (drawing) {
      this.#drawings.delete(drawing.key);
      drawing.payer?.onRun(ms);
      for (const call of drawing.calls) call.settle(answer);
    }
    this.#next();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const fault = new ImagesBusy('the service is stopping');
    const gone = this.#slots.flatMap(({ child }) => {
      if (child?.pid === undefined) return [];
      // Otherwise this process may end before it has closed everything else.
      child.ref();
      return [once(child, 'exit')];
    });
    for (const slot of this.#slots) this.#kill(slot, fault);
    for (const { calls } of [...this.#drawings.values()]) for (const call of [...calls]) this.#leave(call, fault);
    await Promise.all(gone);
  }
}
