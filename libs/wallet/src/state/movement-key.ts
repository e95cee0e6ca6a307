import { useRef } from 'react';
import { newId } from '@baize/kernel';
import { ApiError, NetworkError } from '@baize/http';

/**
 * The idempotency key of one wish to move money. It stays the same while it is unknown whether the wish was carried
 * out (a lost answer, a server or a proxy that broke down, a second click), and is renewed once the API has answered
 * or the wish has changed.
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
    /** @param wish what is asked for; another amount or method is another wish */
    keyFor(wish: string): string {
      if (current.current?.wish !== wish) current.current = { key: newId(), wish };
      return current.current.key;
    },
    settled(error: unknown): void {
      underWay.current = false;
      const unknown = error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
      if (!unknown) current.current = null;
    },
  };
}
