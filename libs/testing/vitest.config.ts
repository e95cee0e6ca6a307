import { webTests } from './src/vitest-config.ts';

export default webTests(import.meta.dirname);
