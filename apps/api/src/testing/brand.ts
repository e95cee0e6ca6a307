import type { BrandConfig, BrandSwitches } from '@baize/brand';
import { config } from '@baize/brand-northlight/config';

/** Builds a brand like northlight with some switches changed. */
export const northlightWith = (switches: Partial<BrandSwitches>): BrandConfig => ({
  ...config,
  switches: { ...config.switches, ...switches },
});
