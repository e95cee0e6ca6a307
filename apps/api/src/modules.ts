import type { ApiModule } from './api-module.ts';

/** The modules of the API, in the order in which they migrate and start. */
export const modules: readonly ApiModule[] = [];
