import type { BrandManifest } from '@baize/brand';
import type { DomainModule } from '@baize/shell';
import { authModule } from '@baize/auth';
import { contentModule } from '@baize/content';
import { gamesModule } from '@baize/games';
import { walletModule } from '@baize/wallet';

const ALL: readonly DomainModule[] = [gamesModule, authModule, walletModule, contentModule];

/** The domains of a brand: those whose capability it has. */
export function modulesOf(brand: BrandManifest): readonly DomainModule[] {
  return ALL.filter((module) => module.capability === undefined || brand.config.capabilities[module.capability]);
}
