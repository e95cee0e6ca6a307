import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { personAtWork } from './person.ts';

it.each([
  ['the person that the pipeline names', { RELEASE_ACTOR: ' anna ' }, 'ben@example.com', /^anna \(.+@/],
  ['the address of their commits', {}, 'ben@example.com', /^ben@example\.com \(.+@/],
  ['the account and the machine alone', { RELEASE_ACTOR: '' }, '', /^[^(]+@/],
])('names %s', (_, env, email, expected) => {
  const person = personAtWork(env, () => email);
  expect(person).toMatch(expected);
  expect(person).toContain(hostname());
});
