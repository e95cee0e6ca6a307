import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';
import type { ApiModule } from '../../api-module.ts';
import { doRegularly } from '../do-regularly.ts';
import { claimCheck, readResults, saveResult } from './repository.ts';

/** Migrations of the checks' results; applied with those of the modules. */
export const integrityStorage: Omit<ApiModule, 'plugin'> = {
  name: 'integrity',
  migrations: new URL('./migrations/', import.meta.url),
};

/** One way in which stored data contradicts itself. */
export interface IntegrityFault {
  readonly fault: string;
  /** What is wrong: a player's id, an entry's number. */
  readonly subject: string;
  readonly detail: string;
}

/** A check of stored data that runs again and again, on one instance at a time. */
export interface IntegrityCheck {
  /** Label of the metrics, such as `audit_chain`. */
  readonly name: string;
  readonly everyMs: number;
  /** Returns every fault that it finds; empty if all is well. */
  check(): Promise<readonly IntegrityFault[]>;
}

/** `app.integrity`: scheduled checks with metrics (docs/operations.md lists their alerts). */
export interface Integrity {
  /** Adds a check; call it while plugins are loading. */
  add(check: IntegrityCheck): void;
  /** Runs a check now. @returns its faults */
  run(name: string): Promise<readonly IntegrityFault[]>;
}

declare module 'fastify' {
  interface FastifyInstance {
    integrity: Integrity;
  }
}

/** How often an instance looks for a check that is due. */
const LOOK_MS = 60_000;

/**
 * Runs checks on a schedule and reports their results: `baize_integrity_faults` and `baize_integrity_age_seconds` by
 * check. Every instance reports the latest run of any of them, so an alert needs no rule about which one ran it.
 */
export const integrity = fp(
  async (app) => {
    const checks = new Map<string, IntegrityCheck>();
    const run = async ({ name, check }: IntegrityCheck) => {
      const faults = await check();
      await saveResult(app.db, name, faults);
      if (faults.length > 0)
        app.log.error({ check: name, faults: faults.length, first: faults.slice(0, 10) }, 'integrity check failed');
      return faults;
    };
    const lookAround = async () => {
      for (const check of checks.values())
        if (await claimCheck(app.db, check.name, check.everyMs))
          await run(check).catch((fault: unknown) =>
            app.log.error({ err: fault, check: check.name }, 'integrity check could not run'),
          );
    };
    app.decorate('integrity', {
      add(check) {
        checks.set(check.name, check);
      },
      async run(name) {
        const check = checks.get(name);
        if (!check) throw new Error(`There is no integrity check "${name}". Known: ${[...checks.keys()].join(', ')}.`);
        return run(check);
      },
    } satisfies Integrity);
    new Gauge({
      name: 'baize_integrity_age_seconds',
      help: 'Time since the latest finished run of a check.',
      labelNames: ['check'],
      registers: [app.metrics.registry],
      async collect() {
        for (const { name, ageSeconds } of await readResults(app.db)) this.set({ check: name }, ageSeconds);
      },
    });
    new Gauge({
      name: 'baize_integrity_faults',
      help: 'Faults that the latest run of a check has found.',
      labelNames: ['check'],
      registers: [app.metrics.registry],
      async collect() {
        for (const { name, faults } of await readResults(app.db)) this.set({ check: name }, faults);
      },
    });
    doRegularly(app, { every: LOOK_MS, run: lookAround, failure: 'integrity checks could not be looked up' });
  },
  { name: 'integrity', dependencies: ['operations'] },
);
