import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { JOURNEY_DOMAINS } from './journey-domains.ts';
import { screensOf } from './screen-domains.ts';
import {
  changedDomains,
  journeysOf,
  parseShard,
  projectsOf,
  selectProjects,
  shardOf,
  touches,
  WHOLE,
  withDependents,
  type Scope,
} from './scope.ts';

const root = join(import.meta.dirname, '../../../..');
const project = (folder: string) => ({ name: `@baize/${folder.split('/').at(-1) ?? ''}`, folder, hasTests: true });
const ui = project('libs/ui');
const theme = project('libs/ui/src/theme');
const wallet = project('libs/wallet');
const site = project('apps/site');
const api = project('apps/api');
const ALL = [ui, theme, wallet, site, api];
const scope = (...changed: readonly ReturnType<typeof project>[]): Scope => ({
  affected: { projects: changed, changed },
  shard: null,
});

describe('a shard', () => {
  it('is a number of a count', () => {
    expect(parseShard('2/4')).toEqual({ index: 2, of: 4 });
    for (const wrong of ['0/4', '5/4', '1', '1/0', 'a/b']) expect(() => parseShard(wrong)).toThrow(/--shard 1\/3/);
  });

  it('together with the others covers each item exactly once', () => {
    const items = [1, 2, 3, 4, 5, 6, 7];
    expect([1, 2, 3].flatMap((index) => shardOf(items, { index, of: 3 })).sort()).toEqual(items);
    expect(shardOf(items, null)).toEqual(items);
  });
});

describe('what a change affects', () => {
  it('is the innermost project of each file', () => {
    expect(projectsOf(['libs/ui/src/theme/x.ts', 'libs/wallet/src/index.ts'], ALL)).toEqual([theme, wallet]);
  });

  it('is everything where a file belongs to no project', () => {
    for (const file of [
      'package-lock.json',
      'nx.json',
      'eslint.config.mjs',
      '.storybook/main.ts',
      'tsconfig.base.json',
    ])
      expect(projectsOf([file], ALL), file).toBeNull();
  });

  it('is nothing for documentation', () => {
    expect(projectsOf(['README.md', 'docs/testing.md', 'libs/wallet/README.md'], ALL)).toEqual([]);
  });

  it('includes dependents of dependents', () => {
    const dependencies = { '@baize/wallet': [{ target: '@baize/ui' }], '@baize/site': [{ target: '@baize/wallet' }] };
    expect(withDependents([ui], ALL, dependencies)).toEqual([ui, wallet, site]);
  });

  it('includes every brand after the site, but not what reads a brand’s data', () => {
    const brand = { name: 'wireframe', folder: 'brands/wireframe', hasTests: false };
    const dependencies = {
      '@baize/site': [{ target: '@baize/wallet' }],
      '@baize/ui': [{ target: 'wireframe' }],
    };
    expect(withDependents([wallet], [...ALL, brand], dependencies)).toEqual([wallet, site, brand]);
    expect(withDependents([brand], [...ALL, brand], dependencies)).toEqual([ui, brand]);
  });

  it('leaves out what only runs over the site when nothing but domains has changed', () => {
    const tool = project('tools/doctor');
    const journeys = project('apps/site-e2e');
    const dependencies = {
      '@baize/site': [{ target: '@baize/wallet' }],
      '@baize/doctor': [{ target: '@baize/site' }],
      '@baize/site-e2e': [{ target: '@baize/site' }],
    };
    const all = [...ALL, tool, journeys];
    expect(selectProjects([wallet], all, dependencies)).toEqual([wallet, site]);
    expect(selectProjects([site], all, dependencies)).toEqual([site, tool, journeys]);
    expect(selectProjects([], all, dependencies)).toEqual([]);
  });

  it('is looked up by folder', () => {
    expect(touches(WHOLE, 'libs/none')).toBe(true);
    expect(touches(scope(theme), 'libs/ui')).toBe(true);
    expect(touches(scope(wallet), 'apps')).toBe(false);
  });
});

describe('the domains of a change', () => {
  it('are those that have changed, and none where anything else has', () => {
    expect(changedDomains(scope(wallet))).toEqual(['wallet']);
    for (const other of [scope(wallet, ui), scope(api), scope(), WHOLE]) expect(changedDomains(other)).toBeNull();
    expect(changedDomains({ affected: { projects: ALL, changed: null }, shard: null })).toBeNull();
  });

  it('decide which recorded screens are compared', () => {
    expect(screensOf(['auth', 'support'])).toEqual(['login', 'sign-up']);
    expect(screensOf(['support'])).toEqual([]);
  });
});

describe('the journeys of a change', () => {
  it('are those of the domain when only domains have changed', () => {
    expect(journeysOf(scope())).toEqual([]);
    expect(journeysOf(scope(wallet))).toEqual([
      'a-players-whole-journey',
      'account-closed-and-exported',
      'cashier-bad-input',
      'every-screen-is-accessible',
      'documents',
      'games-of-every-kind',
      'live-table',
      'one-card-two-players',
      'one-person-two-accounts',
      'pay-and-play',
      'rewards',
      'second-factor',
      'sportsbook',
      'sportsbook-bets',
    ]);
  });

  it('are all of them for any other change', () => {
    expect(journeysOf(WHOLE)).toBeNull();
    for (const other of [ui, site, api]) expect(journeysOf(scope(wallet, other))).toBeNull();
    expect(journeysOf({ affected: { projects: ALL, changed: null }, shard: null })).toBeNull();
  });

  it('are known for every journey and every domain', () => {
    const files = readdirSync(join(root, 'apps/site-e2e/journeys')).map((file) => file.replace(/\.spec\.ts$/, ''));
    expect(Object.keys(JOURNEY_DOMAINS).sort()).toEqual(files.sort());
    const domains = [
      'account',
      'auth',
      'bonus',
      'content',
      'games',
      'kyc',
      'limits',
      'sportsbook',
      'support',
      'tournaments',
      'wallet',
    ];
    expect([...new Set(Object.values(JOURNEY_DOMAINS).flat())].sort()).toEqual(domains);
  });
});
