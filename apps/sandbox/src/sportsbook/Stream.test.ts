import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { Bets } from './bets/Bets.ts';
import { World } from './model/World.ts';
import { Stream } from './Stream.ts';
import type { Visitor } from './Visitors.ts';
import type { Tick } from './wire.ts';

const NOW = Date.parse('2026-11-27T18:00:30Z');
const world = new World('stream', () => undefined);
const youth = world.list(NOW).find(({ competition }) => competition.kind === 'youth');
if (!youth) throw new Error('No youth match is played.');
const { id } = youth;

/** Returns what the next second tells a visitor who has asked for the youth match, its page and a selection of it. */
function tickFor(excludedEvents: readonly string[]): Partial<Tick> {
  const written: string[] = [];
  const visitor = { key: 'k', customer: null, hidden: [], context: { iFrameSetup: { excludedEvents } } };
  const raw = { writeHead: () => undefined, write: (text: string) => written.push(text), on: () => undefined };
  const stream = new Stream(world, {} as Bets, () => NOW);
  stream.subscribe(
    visitor as unknown as Visitor,
    { raw } as unknown as FastifyRequest,
    { raw, hijack: () => undefined } as unknown as FastifyReply,
  );
  stream.follow('k', { events: [id], event: id, legs: [{ eventId: id, marketId: 'result', code: '1', odds: 200 }] });
  stream.tick();
  return JSON.parse(written.at(-1)?.replace('data: ', '') ?? '{}') as Partial<Tick>;
}

it('sends what a page follows', () => {
  const { events, page, legs } = tickFor(['amateur']);
  expect(Object.keys(events ?? {})).toEqual([id]);
  expect(page?.id).toBe(id);
  expect(typeof Object.values(legs ?? {})[0]).toBe('number');
});
it('sends nothing of an event that a law excludes, whatever the page asks for', () => {
  const { events, page, legs } = tickFor(['youth']);
  expect([events, page]).toEqual([undefined, undefined]);
  expect(Object.values(legs ?? {})).toEqual(['excluded']);
});
