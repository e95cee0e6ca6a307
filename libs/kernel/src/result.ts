/** The outcome of something that can be refused for a known reason. Faults (a lost database) are thrown instead. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** For the default branch of a switch over a union: fails to compile when a case was forgotten, throws if one slips in at run time. */
export function unreachable(value: never): never {
  throw new Error(`A case was forgotten: ${JSON.stringify(value)}. Handle it where this was thrown.`);
}
