import type { Family, MotifFamily } from '../scene.ts';
import { egypt } from './egypt.ts';
import { fruit } from './fruit.ts';
import { gems } from './gems.ts';
import { ocean } from './ocean.ts';

/** Every family by its id. */
export const FAMILIES: Readonly<Record<MotifFamily, Family>> = { ocean, egypt, fruit, gems };
