import type { DomainModule } from '@baize/shell';
import type { Site } from '@baize/session';
import { authModule } from '@baize/auth';
import { contentModule, promotionsModule } from '@baize/content';
import { gamesModule, liveCasinoModule } from '@baize/games';
import { walletModule } from '@baize/wallet';
import { accountModule } from '@baize/account';
import { limitsModule } from '@baize/limits';
import { bonusModule } from '@baize/bonus';
import { sportsbookModule, virtualsModule } from '@baize/sportsbook';

const ALL: readonly DomainModule[] = [
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
];

/** The domains of a site: those whose capability the brand has and whose rule the market grants. */
export function modulesOf({ brand, market }: Pick<Site, 'brand' | 'market'>): readonly DomainModule[] {
  return ALL.filter(
    ({ capability, allowedBy }) =>
      (capability === undefined || brand.config.capabilities[capability]) &&
      (allowedBy === undefined || market.rules[allowedBy].value),
  );
}
