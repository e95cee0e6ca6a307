import type { Stage } from './stage.ts';
import { checks } from './stages/checks.ts';
import { journeys } from './stages/journeys.ts';
import { lint } from './stages/lint.ts';
import { releases } from './stages/releases.ts';
import { servers } from './stages/servers.ts';
import { stories } from './stages/stories.ts';
import { unit } from './stages/unit.ts';
import { visual } from './stages/visual.ts';

/**
 * Stages that run one after the other, beside those of the other lane. Each lane runs its stages in the order in which
 * they fail fastest, and both take about as long.
 */
export const LANES: readonly (readonly Stage[])[] = [
  [checks, lint, unit, servers],
  [visual, journeys, releases, stories],
];

export const STAGES: readonly Stage[] = LANES.flat();
