import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../plugins/database.ts';
import { movementsAfter, type LedgerMovement } from '../wallet/index.ts';
import { BUCKETS, bucketOf, rangeOf } from './model/bucket.ts';
import { backoffMs, isInfrastructureFault } from './model/fault.ts';
import * as repository from './repository.ts';

/** Reads every movement of every player, each exactly once and each player's in order. */
export interface LedgerConsumer {
  /** Names the cursor; never change it, or the consumer starts again at every player's first movement. */
  readonly name: string;
  /**
   * Handles one movement. Everything it writes goes through `tx`, which also moves the cursor: both happen or neither.
   * It may run again after a rollback, so it has no other effects. A fault is retried, then parked for the operator.
   */
  handle(tx: Transaction, movement: LedgerMovement): Promise<void>;
  /** Milliseconds to wait for more movements of the same player, so that a burst is one transaction; default 0. */
  readonly lingerMs?: number;
  /** Attempts before a movement is parked (default 8), and milliseconds before the second one (default 1,000). */
  readonly attempts?: number;
  readonly firstRetryMs?: number;
}

/** Metrics of one consumer, for the players that this process handles. */
export interface ConsumerFigures {
  movements: number;
  seconds: number;
  parked: number;
}

export interface LedgerRunnerOptions {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  /** Players handled at once. Each takes one connection. */
  readonly concurrency: number;
  readonly onHandled: (consumer: string, movements: number) => void;
  readonly onFailed: (consumer: string) => void;
}

/** Times in milliseconds. */
const LEASE_MS = 10_000;
const HEARTBEAT_MS = 2000;
const SWEEP_MS = 30_000;
const BUSY_MS = 250;
const OUTAGE_MS = 1000;
const BATCH = 100;
const PAGE = 500;
/** Players that may wait in memory. Beyond it hints are dropped, and a sweep finds the players once there is room. */
const MAX_WAITING = 10_000;

interface Work {
  readonly consumer: LedgerConsumer;
  readonly playerId: string;
  readonly dueAt: number;
}

const keyOf = (consumer: LedgerConsumer, playerId: string): string => `${consumer.name} ${playerId}`;

/** Passes ledger movements to consumers. Hints make it prompt; sweeps over the wallets make it complete. */
export class LedgerRunner {
  readonly #options: LedgerRunnerOptions;
  readonly #worker = randomUUID();
  readonly #consumers: LedgerConsumer[] = [];
  readonly #waiting = new Map<string, Work>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #retries = new Map<string, NodeJS.Timeout>();
  readonly #buckets = new Map<number, Map<string, ConsumerFigures>>();
  #leaseEndsAt = 0;
  #timers: NodeJS.Timeout[] = [];
  #pumpTimer: NodeJS.Timeout | undefined;
  #claiming: Promise<void> | undefined;
  #sweeping: Promise<void> | undefined;
  #overflowed = false;
  #closed = false;

  constructor(options: LedgerRunnerOptions) {
    this.#options = options;
  }

  add(consumer: LedgerConsumer): void {
    if (this.#consumers.some(({ name }) => name === consumer.name))
      throw new Error(
        `The ledger consumer "${consumer.name}" is added twice. Its name is its cursor: give each consumer a name of its own.`,
      );
    this.#consumers.push(consumer);
  }

  get consumers(): readonly string[] {
    return this.#consumers.map(({ name }) => name);
  }

  /** Begins to claim players and to handle their movements. */
  async start(): Promise<void> {
    if (this.#consumers.length === 0) return;
    await this.#claim();
    this.#timers = [
      setInterval(() => void this.#claim(), HEARTBEAT_MS),
      setInterval(() => this.requestSweep(), SWEEP_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** A player has new movements. Cheap and safe to call for any player, at any time. */
  hint(playerId: string): void {
    if (this.#owns(bucketOf(playerId))) for (const consumer of this.#consumers) this.#enqueue(consumer, playerId);
  }

  /** Hints may have been missed: looks at all players of this process. */
  requestSweep(): void {
    void this.#sweep([...this.#buckets.keys()]);
  }

  /** Sums of the latest sweep over the players of this process. */
  figures(consumer: string): ConsumerFigures {
    const sum: ConsumerFigures = { movements: 0, seconds: 0, parked: 0 };
    for (const bucket of this.#buckets.values()) {
      const own = bucket.get(consumer);
      if (!own) continue;
      sum.movements += own.movements;
      sum.seconds = Math.max(sum.seconds, own.seconds);
      sum.parked += own.parked;
    }
    return sum;
  }

  /** Sweeps, then resolves when everything that was due has been tried. Retries that are due later are left. */
  async drain(): Promise<void> {
    await this.#claim();
    await this.#sweeping;
    await this.#sweep([...this.#buckets.keys()]);
    while (this.#waiting.size > 0 || this.#running.size > 0) {
      this.#pump(true);
      await Promise.race([...this.#running.values(), new Promise((resolve) => setTimeout(resolve, 5))]);
    }
  }

  /** Waits for transactions in progress and releases the players to other processes. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const timer of this.#retries.values()) clearTimeout(timer);
    clearTimeout(this.#pumpTimer);
    this.#waiting.clear();
    await this.#claiming;
    await this.#sweeping;
    await Promise.all(this.#running.values());
    if (this.#consumers.length > 0)
      await repository
        .releaseBuckets(this.#options.database, this.#worker)
        .catch((fault: unknown) => this.#options.log.warn({ err: fault }, 'ledger leases were not released'));
  }

  #owns(bucket: number): boolean {
    return this.#buckets.has(bucket) && performance.now() < this.#leaseEndsAt;
  }

  #claim(): Promise<void> {
    this.#claiming ??= this.#claimOnce().finally(() => {
      this.#claiming = undefined;
    });
    return this.#claiming;
  }

  async #claimOnce(): Promise<void> {
    if (this.#closed) return;
    const startedAt = performance.now();
    try {
      const own = await repository.claimBuckets(this.#options.database, this.#worker, LEASE_MS, BUCKETS);
      // Hints that came while an old lease was over were dropped, so its buckets count as new ones.
      const hasLapsed = performance.now() >= this.#leaseEndsAt;
      this.#leaseEndsAt = startedAt + LEASE_MS;
      const fresh = own.filter((bucket) => hasLapsed || !this.#buckets.has(bucket));
      for (const bucket of [...this.#buckets.keys()]) if (!own.includes(bucket)) this.#buckets.delete(bucket);
      for (const bucket of fresh) this.#buckets.set(bucket, new Map());
      // Their former owner may have missed hints, or have stopped in the middle.
      if (fresh.length > 0) void this.#sweep(fresh);
    } catch (fault) {
      this.#options.log.warn({ err: fault }, 'ledger leases could not be renewed');
    }
  }

  /** Sweeps run one after the other. */
  #sweep(buckets: readonly number[]): Promise<void> {
    const next = (this.#sweeping ?? Promise.resolve()).then(() => this.#sweepOnce(buckets));
    this.#sweeping = next;
    return next;
  }

  async #sweepOnce(buckets: readonly number[]): Promise<void> {
    this.#overflowed = false;
    for (const bucket of buckets) {
      for (const consumer of this.#consumers) {
        if (this.#closed || !this.#owns(bucket)) break;
        try {
          await this.#sweepBucket(bucket, consumer);
        } catch (fault) {
          this.#options.log.warn({ err: fault, consumer: consumer.name }, 'a ledger sweep failed');
        }
      }
    }
  }

  async #sweepBucket(bucket: number, consumer: LedgerConsumer): Promise<void> {
    const [low, high] = rangeOf(bucket);
    const figures: ConsumerFigures = { movements: 0, seconds: 0, parked: 0 };
    const now = this.#options.now().getTime();
    for (let after = low; ;) {
      const page = await repository.playersBehind(this.#options.database, consumer.name, after, high, PAGE);
      for (const { playerId, behind, since, parked, due } of page) {
        if (parked) {
          figures.parked += 1;
          continue;
        }
        figures.movements += behind;
        figures.seconds = Math.max(figures.seconds, (now - since.getTime()) / 1000);
        if (due) this.#enqueue(consumer, playerId);
      }
      const last = page.at(-1);
      if (page.length < PAGE || !last) break;
      after = last.playerId;
      // Backpressure: read more only when the players found so far are done.
      while (this.#waiting.size > PAGE && !this.#closed) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    this.#buckets.get(bucket)?.set(consumer.name, figures);
  }

  #enqueue(consumer: LedgerConsumer, playerId: string): void {
    if (this.#closed) return;
    const key = keyOf(consumer, playerId);
    if (this.#waiting.has(key) || this.#retries.has(key)) return;
    if (this.#waiting.size >= MAX_WAITING) {
      this.#overflowed = true;
      return;
    }
    this.#waiting.set(key, { consumer, playerId, dueAt: performance.now() + (consumer.lingerMs ?? 0) });
    this.#pump();
  }

  /** Starts what is due while there is room. @param now true ignores the time that consumers linger */
  #pump(now = false): void {
    if (this.#closed) return;
    clearTimeout(this.#pumpTimer);
    let next = Infinity;
    for (const [key, work] of this.#waiting) {
      if (this.#running.size >= this.#options.concurrency) return;
      // A player is never handled twice at once; the work stays queued until the present run ends.
      if (this.#running.has(key)) continue;
      if (!now && work.dueAt > performance.now()) {
        next = Math.min(next, work.dueAt);
        continue;
      }
      this.#waiting.delete(key);
      const run = this.#handle(work).finally(() => {
        this.#running.delete(key);
        if (this.#overflowed && this.#waiting.size === 0) this.requestSweep();
        this.#pump();
      });
      this.#running.set(key, run);
    }
    if (next < Infinity) {
      this.#pumpTimer = setTimeout(() => this.#pump(), Math.max(1, next - performance.now()));
      this.#pumpTimer.unref();
    }
  }

  #retryIn(milliseconds: number, { consumer, playerId }: Work): void {
    // The sweep finds it too; a timer is only prompter.
    if (this.#closed || this.#retries.size >= PAGE) return;
    const key = keyOf(consumer, playerId);
    clearTimeout(this.#retries.get(key));
    const timer = setTimeout(() => {
      this.#retries.delete(key);
      this.#enqueue(consumer, playerId);
    }, milliseconds);
    timer.unref();
    this.#retries.set(key, timer);
  }

  /** Handles a player's movements until there are none; never throws. */
  async #handle(work: Work): Promise<void> {
    const { consumer, playerId } = work;
    const { database, log } = this.#options;
    let limit = BATCH;
    for (let created = false; !this.#closed;) {
      let cursor: repository.Cursor | null = null;
      let reached = 0;
      let isWaiting = false;
      try {
        const handled = await database.transaction(async (tx) => {
          cursor = await repository.lockCursor(tx, consumer.name, playerId);
          isWaiting = cursor?.isWaiting ?? false;
          if (!cursor || cursor.isParked || isWaiting) return 0;
          reached = cursor.seq;
          const movements = await movementsAfter(tx, playerId, cursor.seq, limit);
          for (const movement of movements) {
            if (movement.seq !== reached + 1)
              throw new Error(
                `The ledger of player ${playerId} has no movement ${reached + 1}, but ${movement.seq}. Its numbers have no gaps: verify the ledger.`,
              );
            await consumer.handle(tx, movement);
            reached = movement.seq;
          }
          if (movements.length > 0) await repository.advanceCursor(tx, consumer.name, playerId, reached);
          return movements.length;
        });
        if (!cursor && !created) {
          await repository.createCursor(database, consumer.name, playerId);
          created = true;
          continue;
        }
        if (!cursor || isWaiting) return this.#retryIn(BUSY_MS, work);
        if (handled > 0) this.#options.onHandled(consumer.name, handled);
        if (handled < limit) return;
      } catch (fault) {
        if (isInfrastructureFault(fault)) {
          log.warn({ err: fault, consumer: consumer.name }, 'a ledger consumer waits for the database');
          return this.#retryIn(OUTAGE_MS, work);
        }
        // One by one from here, so that the movements before the failed one are committed.
        if (limit > 1) {
          limit = 1;
          continue;
        }
        return this.#recordFailure(work, cursor, fault);
      }
    }
  }

  async #recordFailure(work: Work, cursor: repository.Cursor | null, fault: unknown): Promise<void> {
    if (!cursor) return;
    const { consumer, playerId } = work;
    const { attempts: allowed = 8, firstRetryMs = 1000 } = consumer;
    const attempts = cursor.attempts + 1;
    const retryMs = attempts >= allowed ? null : backoffMs(attempts, firstRetryMs);
    const details = { err: fault, consumer: consumer.name, playerId, seq: cursor.seq + 1, attempts };
    if (retryMs === null) this.#options.log.error(details, 'a ledger movement is parked; the player’s later ones wait');
    else this.#options.log.warn(details, 'a ledger movement failed and is tried again');
    this.#options.onFailed(consumer.name);
    try {
      await repository.recordFailure(this.#options.database, {
        consumer: consumer.name,
        playerId,
        seq: cursor.seq,
        error: fault instanceof Error ? fault.message : String(fault),
        retryMs,
      });
    } catch (second) {
      this.#options.log.warn({ err: second, consumer: consumer.name }, 'a failed ledger movement was not recorded');
    }
    if (retryMs !== null) this.#retryIn(retryMs, work);
  }
}
