import { join } from 'node:path';
import { HEADERS } from '@baize/contracts/route';
import { sign } from '@baize/contracts/signature';
import { KeyedJournal } from './KeyedJournal.ts';

/** One message to the operator's server, retried until it answers 2xx. */
export interface WebhookDelivery {
  readonly id: string;
  /** The payment or check that it is about; deliveries about one are sent in order. */
  readonly subject: string;
  readonly type: string;
  readonly url: string;
  /** The exact body that is sent and signed. */
  readonly body: string;
  /** A forged delivery is signed with a wrong secret and tried once. */
  readonly forged: boolean;
  readonly state: 'QUEUED' | 'DELIVERED' | 'REFUSED' | 'GIVEN_UP';
  readonly attempts: number;
  readonly createdAt: string;
  readonly nextAttemptAt: string;
  readonly lastStatus?: number;
  readonly lastError?: string;
}

export const FIRST_RETRY_MS = 500;
export const LONGEST_RETRY_MS = 60_000;
export const GIVE_UP_AFTER_MS = 72 * 3_600_000;
const ATTEMPT_TIMEOUT_MS = 10_000;
const PARALLEL = 8;
const TICK_MS = 100;

/** Exponential backoff: 0.5 s, 1 s, 2 s … at most a minute. `attempts` is the number of failures. */
export const retryDelay = (attempts: number): number =>
  Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1));

export type Post = (url: string, body: string, headers: Readonly<Record<string, string>>) => Promise<number>;

const postOverHttp: Post = async (url, body, headers) => {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
};

export interface DispatcherOptions {
  readonly dataDir: string;
  /** The queue's file in that folder. */
  readonly file: string;
  readonly secret: string;
  readonly now: () => Date;
  readonly onChange?: () => void;
  readonly post?: Post;
}

/** Sends each signed webhook at least once. The queue is on disk, so a restart continues where it stopped. */
export class WebhookDispatcher {
  readonly #journal: KeyedJournal<WebhookDelivery>;
  readonly #options: DispatcherOptions;
  readonly #queued = new Set<string>();
  readonly #inFlight = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DispatcherOptions) {
    this.#options = options;
    this.#journal = new KeyedJournal(join(options.dataDir, options.file), {
      limit: 20_000,
      keep: (delivery) => delivery.state === 'QUEUED',
    });
    for (const delivery of this.#journal.all()) if (delivery.state === 'QUEUED') this.#queued.add(delivery.id);
  }

  get queued(): number {
    return this.#queued.size;
  }

  /** Newest first. */
  recent(limit: number): WebhookDelivery[] {
    return this.#journal.all().reverse().slice(0, limit);
  }

  get(id: string): WebhookDelivery | undefined {
    return this.#journal.get(id);
  }

  /** Queues a delivery; a known id is left unchanged. */
  enqueue(delivery: {
    readonly id: string;
    readonly subject: string;
    readonly type: string;
    readonly url: string;
    readonly body: string;
    readonly forged?: boolean;
    readonly delayMs?: number;
  }): void {
    if (this.#journal.get(delivery.id)) return;
    const now = this.#options.now();
    const { delayMs = 0, forged = false, ...rest } = delivery;
    this.#save({
      ...rest,
      forged,
      state: 'QUEUED',
      attempts: 0,
      createdAt: now.toISOString(),
      nextAttemptAt: new Date(now.getTime() + delayMs).toISOString(),
    });
  }

  /** Runs the next attempt immediately, for a queued delivery or to send one again. */
  again(id: string): boolean {
    const delivery = this.#journal.get(id);
    if (!delivery) return false;
    this.#save({
      ...delivery,
      state: 'QUEUED',
      createdAt: this.#options.now().toISOString(),
      nextAttemptAt: this.#options.now().toISOString(),
    });
    return true;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.tick(), TICK_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await Promise.all(this.#inFlight.values());
  }

  /** Attempts everything that is due; resolves after those attempts. */
  async tick(): Promise<void> {
    for (;;) {
      const now = this.#options.now().toISOString();
      const started: Promise<void>[] = [];
      for (const id of this.#queued) {
        if (this.#inFlight.size >= PARALLEL) break;
        const delivery = this.#journal.get(id);
        if (!delivery || delivery.nextAttemptAt > now || this.#mustWait(delivery)) continue;
        const attempt = this.#attempt(delivery).finally(() => this.#inFlight.delete(id));
        this.#inFlight.set(id, attempt);
        started.push(attempt);
      }
      if (started.length === 0) return;
      await Promise.all(started);
    }
  }

  /**
   * The events of one subject are sent in order, so only a chosen scenario reorders them. Copies of one event are sent
   * together.
   */
  #mustWait(delivery: WebhookDelivery): boolean {
    for (const id of this.#inFlight.keys()) {
      const other = this.#journal.get(id);
      if (id === delivery.id || (other?.subject === delivery.subject && other.body !== delivery.body)) return true;
    }
    return false;
  }

  async #attempt(delivery: WebhookDelivery): Promise<void> {
    const attempts = delivery.attempts + 1;
    const outcome = await this.#send(delivery);
    const { lastStatus: _status, lastError: _error, ...rest } = delivery;
    const told = { ...rest, attempts, ...outcome };
    if (outcome.lastStatus !== undefined && outcome.lastStatus >= 200 && outcome.lastStatus < 300)
      return this.#save({ ...told, state: 'DELIVERED' });
    if (delivery.forged) return this.#save({ ...told, state: 'REFUSED' });
    const now = this.#options.now().getTime();
    if (now - Date.parse(delivery.createdAt) > GIVE_UP_AFTER_MS) return this.#save({ ...told, state: 'GIVEN_UP' });
    return this.#save({ ...told, nextAttemptAt: new Date(now + retryDelay(attempts)).toISOString() });
  }

  async #send(delivery: WebhookDelivery): Promise<{ lastStatus?: number; lastError?: string }> {
    try {
      const secret = delivery.forged ? `${this.#options.secret} guessed wrong` : this.#options.secret;
      // Signed at each attempt, because the receiver rejects an old signature.
      const signature = sign(
        secret,
        `POST /${new URL(delivery.url).pathname.slice(1)}`,
        delivery.body,
        this.#options.now(),
      );
      const headers = { 'content-type': 'application/json', [HEADERS.signature]: signature };
      return { lastStatus: await (this.#options.post ?? postOverHttp)(delivery.url, delivery.body, headers) };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
      return { lastError: cause ?? (error instanceof Error ? error.message : String(error)) };
    }
  }

  #save(delivery: WebhookDelivery): void {
    this.#journal.put(delivery);
    if (delivery.state === 'QUEUED') this.#queued.add(delivery.id);
    else this.#queued.delete(delivery.id);
    this.#options.onChange?.();
  }
}
