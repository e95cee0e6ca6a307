import { expect, it } from 'vitest';
import { timeZoneName } from './zone-name.ts';

it.each([
  ['en', 'Europe/Helsinki', 'Eastern European Time'],
  ['fi', 'Europe/Helsinki', 'Itä-Euroopan aika'],
  ['fr-CA', 'America/Toronto', 'heure de l’Est'],
  ['ja', 'Asia/Tokyo', '日本標準時'],
])('names a zone in the reader’s words (%s %s)', (tag, zone, name) => {
  expect(timeZoneName(tag, zone)).toBe(name);
});
