declare module 'virtual:brand' {
  import type { BrandManifest } from '@baize/brand';

  /** The brand of this build; a plugin of the build resolves the import. */
  export const brand: BrandManifest;
}
