import { removeInvisible } from '@baize/kernel';
import type * as z from 'zod/mini';

/**
 * What an operator may do, from the roles claim of their token:
 * - `support` finds players and reads their details.
 * - `payments` decides withdrawals.
 * - `compliance` changes players' status, verification and permissions.
 * - `system` switches flags and maintenance, moves the clock outside production, and repeats failed work.
 * - `auditor` reads the audit log.
 */
export const OPERATOR_ROLES = ['support', 'payments', 'compliance', 'system', 'auditor'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Every operator call's address starts with this, on a listener that serves nothing else (ruling 27). */
export const OPERATOR_BASE_PATH = '/operator/v1';
export const OPERATOR_AUDIENCE = 'baize-operator';
/** Shortest and longest reason, in characters. A character that writes a syllable or a word counts as two. */
export const REASON_LENGTH = { min: 8, max: 500 } as const;

/** Letters that write a syllable or a word: 本人確認済み says as much as a sentence in Latin letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** A reason with fewer different letters is a number, a row of dots or one key held down. */
const REASON_LETTERS = 5;
const KEYS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
];
const ROWS = KEYS.flatMap((keys) => [keys, [...keys].reverse().join('')]);
/** Fewer neighbouring keys than these are in words too. */
const KEY_RUN = 3;
/** Vowels without their marks. */
const VOWELS = /[aeiouyæœøıəαεηιουωаеиоуыэюяєөү]+/g;
/** In a word without any, an r or l between letters is one: smrt, vlk. */
const SPOKEN_CONSONANT = /\p{L}[rl]\p{L}/u;
/** Alphabets that write vowels, and put spaces between words. */
const WITH_VOWELS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
/** A word with so many syllables is a compound of several, as in Betrugsverdacht. */
const COMPOUND_SYLLABLES = 3;

const weightOf = (letters: Iterable<string>): number =>
  [...letters].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

/** Tells whether a text is the same few letters over and over; the last time may be cut off, as in asdfasdfas. */
const isRepeated = (letters: string): boolean =>
  Array.from({ length: Math.floor(letters.length / 2) }, (_unused, index) => index + 1).some(
    (unit) => letters.slice(unit) === letters.slice(0, -unit),
  );

/** Tells whether a text is nothing but runs of neighbouring keys: asdfqwer. */
function isTyped(letters: string): boolean {
  // Whether everything before each letter is runs of keys.
  const ends = [true];
  for (let end = 1; end <= letters.length; end += 1)
    ends[end] = [KEY_RUN, KEY_RUN + 1, KEY_RUN + 2].some(
      (length) => ends[end - length] && ROWS.some((row) => row.includes(letters.slice(end - length, end))),
    );
  return letters !== '' && ends[letters.length] === true;
}

/** Tells whether one letter makes up half of a text. */
const isOneLetter = (letters: string): boolean =>
  [...new Set(letters)].some((letter) => letters.split(letter).length - 1 >= letters.length / 2);

/**
 * Tells whether a text has two words. A number of several digits is one, as in Ticket 4711, and a compound is two. Scripts
 * that write no vowels or no spaces cannot be counted, so a word of theirs is enough.
 */
function hasTwoWords(text: string): boolean {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const spoken = (plain.match(/\p{L}+/gu) ?? []).map((word) => {
    if (!WITH_VOWELS.test(word)) return 2;
    const syllables = word.match(VOWELS)?.length ?? Number(SPOKEN_CONSONANT.test(word));
    return syllables >= COMPOUND_SYLLABLES ? 2 : Math.min(syllables, 1);
  });
  const words = spoken.reduce((sum, count) => sum + count, 0);
  return words >= 2 || (words === 1 && /\d{3}/.test(plain));
}

/**
 * Returns a reason as it is recorded: without characters that show nothing, and with single spaces. Null if it says
 * nothing: too short, too long, with hardly a different letter, mostly one letter or one key held down, the same letters
 * over and over, runs of keys, or fewer than two words. It stops an operator who types
 * anything to go on; a sentence without a meaning still passes, and auditors read it.
 */
export function readReason(text: string): string | null {
  const reason = removeInvisible(text.replace(/[\t\n\r]/g, ' '))
    .replace(/\s+/gu, ' ')
    .trim();
  if (reason.length > REASON_LENGTH.max || weightOf(reason) < REASON_LENGTH.min) return null;
  const letters = (reason.toLowerCase().match(/\p{L}/gu) ?? []).join('');
  const saysNothing =
    weightOf(new Set(letters)) < REASON_LETTERS ||
    isOneLetter(letters) ||
    /(\p{L})\1{3}/iu.test(reason) ||
    isRepeated(letters) ||
    isTyped(letters) ||
    !hasTwoWords(reason);
  return saysNothing ? null : reason;
}

/**
 * One operator call with its protection. Every field about protection is required, so that a new call is closed until
 * someone decides who may make it (ruling 27).
 */
export interface OperatorContract {
  /** Stable name; also the action in the audit log. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/operator/v1`; parameters are written `:name`. */
  readonly path: string;
  /** The caller needs one of these roles. */
  readonly roles: readonly [OperatorRole, ...OperatorRole[]];
  /**
   * What the call touches. Whatever concerns a player is recorded in the audit log, reads too. `system` reads are not
   * recorded, because they show no person.
   */
  readonly touches: 'money' | 'status' | 'documents' | 'details' | 'audit' | 'system';
  /** `required`: the caller says why. Every change of a player's money, status or documents requires it. */
  readonly reason: 'required' | 'none';
  /**
   * Whether another person has to approve the call before it is carried out. `depends`: the use case decides under its
   * lock, by what the call would do.
   */
  readonly secondPerson: 'always' | 'depends' | 'never';
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Absent: the call answers 204 without a body. A call that waits for approval answers 202 with `approvalPending`. */
  readonly response?: z.ZodMiniType;
  /** Error codes that a caller must expect, besides the general ones. */
  readonly errors?: readonly string[];
}

/** Returns the contract with its exact types, so that handlers and callers infer their shapes from it. */
/* @__NO_SIDE_EFFECTS__ */
export function defineOperatorRoute<const Route extends OperatorContract>(route: Route): Route {
  return route;
}

/** Codes that only operators read; their tools show the message of the answer. */
export const OPERATOR_ERROR = {
  reasonRequired: 'error.operator.reason_required',
  roleMissing: 'error.operator.role_missing',
  samePerson: 'error.operator.same_person',
  approvalClosed: 'error.operator.approval_closed',
  approvalOutdated: 'error.operator.approval_outdated',
} as const;
