import { resolve } from '@baize/brand';
import { brandConfig } from '@baize/testing/brand';
import { describe, expect, it } from 'vitest';
import { knownAddresses } from './known-addresses.ts';

const config = brandConfig({
  capabilities: { casino: true, liveCasino: false, sportsbook: true, virtuals: false, promotions: true },
});
const market = resolve(config, 'en-UN');
if (!market.ok) throw new Error(market.error.message);
const known = new RegExp(`^(?:${knownAddresses(config, market.value)})$`, 'i');

describe('addresses that a server knows', () => {
  it.each([
    '',
    'terms',
    'Terms',
    'login',
    'log-in',
    'signin',
    'wallet',
    'cashier',
    'history',
    'slots',
    'jackpots',
    'terms-and-conditions',
    'online-casino',
    'online-casino/slots',
    'online-casino/play/relax',
    'online-casino/play/relax/any_id',
    'online-casino/play/unheard-of/1',
    'play/aurora-2',
    'promotions/casino/tag/weekly',
    'promotions/sports',
    'promotions/sports/any-promotion',
    'sportsbook',
    'sportsbook/football/Europe_1/a/b',
    'my-account/banking/deposit',
    'information/fair-play',
    `welcome-to-${config.id}`,
  ])('knows %s', (path) => expect(known.test(path)).toBe(true));
  it.each([
    'no-such-page',
    'terms.html',
    'terms/more',
    'termsx',
    'online_casino',
    'online-casino/new_games',
    'play/a_b',
    'play',
    'sportsbook/a/b/c/d/e',
    '404',
    'constructor',
    'promotions/no-such-topic',
    'promotions/no-such-topic/any-promotion',
    'promotions/no-such-topic/tag/weekly',
    // Not of this brand.
    'live-casino-online',
    'virtuals',
    'promotions/live-casino',
    'promotions/live-casino/any-promotion',
  ])('does not know %s', (path) => expect(known.test(path)).toBe(false));
});
