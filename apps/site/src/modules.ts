import { accountModule } from '@baize/account/module';
import { authModule } from '@baize/auth/module';
import { bonusModule } from '@baize/bonus/module';
import { contentModule, promotionsModule } from '@baize/content/module';
import { gamesModule, liveCasinoModule } from '@baize/games/module';
import { limitsModule } from '@baize/limits/module';
import type { Site } from '@baize/session';
import type { DomainModule } from '@baize/shell';
import { sportsbookModule, virtualsModule } from '@baize/sportsbook/module';
import { supportModule } from '@baize/support/module';
import { walletModule } from '@baize/wallet/module';
import { casinoPlayModule, livePlayModule, siteModule } from './site-modules.ts';

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
];

/** Returns the modules of a site: those whose capability the brand has and whose rule the market allows. */
export function modulesOf({ brand, market }: Pick<Site, 'brand' | 'market'>): readonly DomainModule[] {
  return MODULES.filter(
    ({ capability, allowedBy }) =>
      (capability === undefined || brand.config.capabilities[capability]) &&
      (allowedBy === undefined || market.rules[allowedBy].value),
  );
}
