import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { KNOWN_PASSWORD_PREFIX, knownPasswordSuffixes, PASSWORD_MINIMUM } from '@baize/contracts/registration';
import { call } from '@baize/http';
import { useText } from '@baize/i18n';

/** How long typing must pause before the list is asked. */
const PAUSE_MS = 400;
/** How much of a hash the API's list keeps. */
const DIGITS = 8;

async function isListed(password: string): Promise<boolean> {
  const text = new TextEncoder().encode(password.normalize('NFKC').toLowerCase());
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hash = [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGITS);
  const { suffixes } = await call(knownPasswordSuffixes, { params: { prefix: hash.slice(0, KNOWN_PASSWORD_PREFIX) } });
  return suffixes.includes(hash.slice(KNOWN_PASSWORD_PREFIX));
}

/**
 * Tells whether a password is known from a breach, or much like one that is (ruling 31), without sending it: for each form
 * that the API will look at, it gets three digits of the hash and returns the group of known ones.
 */
async function isKnownPassword(password: string): Promise<boolean> {
  // The words are needed only while a password is typed.
  const { formsOf, isCommonWord } = await import('@baize/contracts/password-forms');
  if (isCommonWord(password)) return true;
  const listed = await Promise.all(formsOf(password).map(isListed));
  return listed.includes(true);
}

interface PasswordRules {
  /** What a new password must meet, in words, and whether this one does so far. */
  readonly rules: readonly { readonly label: string; readonly met: boolean }[];
  /** The password is on the list of known ones, so its strength says nothing. */
  readonly isKnown: boolean;
}

/**
 * Returns the rules of a new password (ruling 31): its length, and that neither it nor one much like it is known from a
 * breach. The API decides, and also compares it with the player's own details; without its answer the second rule stays
 * open.
 */
export function usePasswordRules(password: string): PasswordRules {
  const text = useText();
  const [settled, setSettled] = useState(password);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(password), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [password]);
  const isLong = password.length >= PASSWORD_MINIMUM;
  const check = useQuery({
    queryKey: ['known-password', settled],
    queryFn: () => isKnownPassword(settled),
    enabled: isLong && settled === password,
    retry: false,
    // A password stays in memory no longer than the form that it was typed into.
    gcTime: 0,
  });
  const known = settled === password ? check.data : undefined;
  return {
    rules: [
      { label: text('shell.password.length', { count: PASSWORD_MINIMUM }), met: isLong },
      { label: text('shell.password.known'), met: isLong && known === false },
    ],
    isKnown: known === true,
  };
}
