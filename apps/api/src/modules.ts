import type { ApiModule } from './api-module.ts';
import { identityModule } from './modules/identity/index.ts';
import { operatorModule } from './modules/operator/index.ts';
import { playerModule } from './modules/player/index.ts';
import { siteModule } from './modules/site/index.ts';

/** The modules of the API, in the order in which they migrate and start. */
export const modules: readonly ApiModule[] = [
  siteModule,
  playerModule,
  identityModule,
  operatorModule,
];
