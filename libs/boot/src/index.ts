export type { Boot, Start } from './boot.ts';
export type { PageBlock } from './page-block.ts';
export type { PageData } from './page-data.ts';
export type { RenderedPage, ServerStart } from './rendered-page.ts';
