import { useRef } from 'react';
import { newId } from '@baize/kernel';
import { ApiError, NetworkError } from '@baize/http';

/** True if nobody knows whether the request was carried out: its answer was lost, or a server or proxy failed. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);

/**
 * The idempotency key of one deposit or withdrawal. It stays the same while it is unknown whether the request was
 * carried out (a lost answer, a failing server or proxy, a second click), and is renewed once the API has answered or
 * the request has changed.
 */
export function useMovementKey() {
  const current = useRef<{ readonly key: string; readonly wish: string } | null>(null);
  const underWay = useRef(false);
  return {
    /** True for the first of two clicks. A second click can come before the button shows that it is busy. */
    claim(): boolean {
      if (underWay.current) return false;
      underWay.current = true;
      return true;
    },
    /** @param wish the requested movement; another amount or method counts as another request */
    keyFor(wish: string): string {
      if (current.current?.wish !== wish) current.current = { key: newId(), wish };
      return current.current.key;
    },
    settled(error: unknown): void {
      underWay.current = false;
      if (!isOutcomeUnknown(error)) current.current = null;
    },
  };
}
