import { allUnits, isUnit, runProjectTests } from '../project-tests.ts';
import type { Stage } from '../stage.ts';

/** The tests of libraries, components and tools. */
export const unit: Stage = {
  name: 'unit',
  about: 'units and components',
  run: (root, scope) => runProjectTests(root, scope, isUnit, () => allUnits(root)),
};
