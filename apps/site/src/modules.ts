import { accountModule } from '@baize/account/module';
import { authModule } from '@baize/auth/module';
import { bonusModule } from '@baize/bonus/module';
import type { BrandConfig, ResolvedMarket } from '@baize/brand';
import { contentModule, promotionsModule } from '@baize/content/module';
import { gamesModule, liveCasinoModule } from '@baize/games/module';
import { limitsModule } from '@baize/limits/module';
import type { Site } from '@baize/session';
import type { DomainModule } from '@baize/shell';
import { sportsbookModule, virtualsModule } from '@baize/sportsbook/module';
import { supportModule } from '@baize/support/module';
import { walletModule } from '@baize/wallet/module';
import { casinoPlayModule, livePlayModule, siteModule } from './site-modules.ts';
import { kycModule } from '@baize/kyc/module';
import { tournamentsModule } from '@baize/tournaments/module';

/** Every module of the product: the only list of domains. The site and the tools derive the rest from it. */
export const MODULES: readonly DomainModule[] = [
  siteModule,
  casinoPlayModule,
  livePlayModule,
  gamesModule,
  liveCasinoModule,
  authModule,
  walletModule,
  contentModule,
  promotionsModule,
  accountModule,
  limitsModule,
  bonusModule,
  sportsbookModule,
  virtualsModule,
  supportModule,
  kycModule,
  tournamentsModule,
];

/** Whether a brand in a market has a module: the brand has its capability, and the market allows it. */
export function isModuleAvailable(
  { capability, allowedBy }: Pick<DomainModule, 'capability' | 'allowedBy'>,
  { capabilities }: Pick<BrandConfig, 'capabilities'>,
  { rules }: Pick<ResolvedMarket, 'rules'>,
): boolean {
  return (capability === undefined || capabilities[capability]) && (allowedBy === undefined || rules[allowedBy].value);
}

/** Returns the modules that a site has. */
export function modulesOf({ brand, market }: Pick<Site, 'brand' | 'market'>): readonly DomainModule[] {
  return MODULES.filter((module) => isModuleAvailable(module, brand.config, market));
}
