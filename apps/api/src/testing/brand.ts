import type { BrandConfig, BrandSwitches } from '@baize/brand';
import { config } from '@baize/brand-northlight/config';

/** A brand like northlight with some switches set otherwise. */
export const northlightWith = (switches: Partial<BrandSwitches>): BrandConfig => ({
  ...config,
  switches: { ...config.switches, ...switches },
});
