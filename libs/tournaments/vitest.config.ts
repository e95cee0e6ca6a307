import { webTests } from '../testing/src/vitest-config.ts';

export default webTests(import.meta.dirname);
