declare module 'virtual:brand' {
  import type { BrandManifest } from '@baize/brand';

  /** The brand this build is made for; the build's own plugin resolves it. */
  export const brand: BrandManifest;
}
