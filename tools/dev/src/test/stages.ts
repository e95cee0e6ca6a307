import type { Stage } from './stage.ts';
import { checks } from './stages/checks.ts';
import { journeys } from './stages/journeys.ts';
import { lint } from './stages/lint.ts';
import { releases } from './stages/releases.ts';
import { servers } from './stages/servers.ts';
import { stories } from './stages/stories.ts';
import { unit } from './stages/unit.ts';
import { visual } from './stages/visual.ts';

/** In the order in which they fail fastest. */
export const STAGES: readonly Stage[] = [checks, lint, unit, servers, stories, visual, journeys, releases];
