import { isServer, runProjectTests, SERVER_TASKS } from '../project-tests.ts';
import type { Stage } from '../stage.ts';

/** The tests of the API and the sandbox. */
export const servers: Stage = {
  name: 'servers',
  about: 'API on both databases, sandbox',
  run: (root, scope) => runProjectTests(root, scope, isServer, () => SERVER_TASKS),
};
