import type { Family, MotifFamily } from '../scene.ts';
import { alchemy } from './alchemy.ts';
import { arabia } from './arabia.ts';
import { aztec } from './aztec.ts';
import { bakery } from './bakery.ts';
import { candy } from './candy.ts';
import { circus } from './circus.ts';
import { clockwork } from './clockwork.ts';
import { clover } from './clover.ts';
import { crystal } from './crystal.ts';
import { cyber } from './cyber.ts';
import { dino } from './dino.ts';
import { disco } from './disco.ts';
import { dragon } from './dragon.ts';
import { egypt } from './egypt.ts';
import { fairy } from './fairy.ts';
import { farm } from './farm.ts';
import { fiesta } from './fiesta.ts';
import { fishing } from './fishing.ts';
import { fruit } from './fruit.ts';
import { gems } from './gems.ts';
import { gods } from './gods.ts';
import { gothic } from './gothic.ts';
import { honey } from './honey.ts';
import { jazz } from './jazz.ts';
import { knight } from './knight.ts';
import { noir } from './noir.ts';
import { north } from './north.ts';
import { ocean } from './ocean.ts';
import { panda } from './panda.ts';
import { pirate } from './pirate.ts';
import { racing } from './racing.ts';
import { safari } from './safari.ts';
import { samurai } from './samurai.ts';
import { space } from './space.ts';
import { stadium } from './stadium.ts';
import { surf } from './surf.ts';
import { table } from './table.ts';
import { volcano } from './volcano.ts';
import { west } from './west.ts';
import { winter } from './winter.ts';
import { witch } from './witch.ts';

/** Every family by its id. */
export const FAMILIES: Readonly<Record<MotifFamily, Family>> = {
  ocean,
  egypt,
  north,
  fruit,
  gems,
  dragon,
  gods,
  west,
  candy,
  space,
  pirate,
  safari,
  fishing,
  table,
  crystal,
  volcano,
  aztec,
  samurai,
  gothic,
  stadium,
  witch,
  clockwork,
  jazz,
  circus,
  farm,
  noir,
  knight,
  alchemy,
  arabia,
  winter,
  racing,
  honey,
  fairy,
  clover,
  dino,
  panda,
  cyber,
  bakery,
  disco,
  surf,
  fiesta,
};
