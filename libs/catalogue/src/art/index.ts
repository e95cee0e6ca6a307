export { composeSvg, type ArtKind, type ArtSpec } from './compose.ts';
export { renderArt, type RenderSize } from './render.ts';
export { MOTIF_FAMILIES, type MotifFamily } from './scene.ts';
