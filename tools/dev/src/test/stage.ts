import type { Scope } from './scope.ts';
import type { Counts } from './summary.ts';

/** One part of `npm test`. */
export interface Stage {
  readonly name: string;
  readonly about: string;
  /** Whether Nx keeps its result: the target of the same name in this package lists the files that decide it. */
  readonly cached?: true;
  /** @returns null where nothing in the scope needs this stage */
  run(root: string, scope: Scope): Promise<Counts | null>;
}
