/** The outcome of an operation that can be refused for a known reason. Faults (a lost database) are thrown instead. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/**
 * For the default branch of a switch over a union: fails to compile if a case is missing, and throws if one appears at
 * run time.
 */
export function unreachable(value: never): never {
  throw new Error(`No branch handles ${JSON.stringify(value)}. Add a case to the switch that threw this.`);
}
