import { PROVIDER_PATHS, type ProviderId } from '@baize/contracts/provider-launch';

/** A launcher's own names for what every launch says. */
export interface Launcher {
  readonly provider: ProviderId;
  readonly path: string;
  readonly game: string;
  readonly ticket: string;
  readonly language: string;
  readonly lobby: string;
  readonly partner: string;
  /** Parameters that a launch must have, beside the ticket of real money. */
  readonly needs: readonly string[];
  readonly isReal: (query: URLSearchParams) => boolean;
}

const common = { partner: 'partnerid', language: 'lang', lobby: 'homeurl' };

/** The launchers whose address the operator writes itself. The others answer with an address. */
export const LAUNCHERS: readonly Launcher[] = [
  {
    ...common,
    provider: 'relax',
    path: PROVIDER_PATHS.relaxLauncher,
    game: 'gameid',
    ticket: 'ticket',
    // The ten of B§7.
    needs: [
      ...['lang', 'channel', 'jurisdiction', 'ticket', 'partnerid'],
      ...['moneymode', 'gameid', 'partner', 'homeurl', 'fullscreen'],
    ],
    isReal: (query) => query.get('moneymode') === 'real',
  },
  {
    provider: 'playngo',
    path: PROVIDER_PATHS.playngoLauncher,
    game: 'gid',
    ticket: 'ticket',
    language: 'lang',
    lobby: 'lobby',
    partner: 'pid',
    needs: ['pid', 'gid', 'lang', 'practice', 'channel'],
    isReal: (query) => query.get('practice') === '0',
  },
  {
    ...common,
    provider: 'quickspin',
    path: PROVIDER_PATHS.quickspinLauncher,
    game: 'gameid',
    ticket: 'token',
    needs: ['gameid', 'moneymode', 'lang', 'channel', 'partnerid'],
    isReal: (query) => query.get('moneymode') === 'real',
  },
  {
    provider: 'yggdrasil',
    path: PROVIDER_PATHS.yggdrasilLauncher,
    game: 'gameid',
    ticket: 'sessionKey',
    language: 'lang',
    lobby: 'home',
    partner: 'org',
    needs: ['gameid', 'org', 'lang', 'channel'],
    isReal: (query) => query.get('fun') !== '1',
  },
  {
    provider: 'creedroomz',
    path: PROVIDER_PATHS.creedroomzLauncher,
    game: 'gameId',
    ticket: 'token',
    language: 'language',
    lobby: 'exitUrl',
    partner: 'partnerId',
    needs: ['gameId', 'token', 'partnerId', 'language'],
    // The documents have no demo of it.
    isReal: () => true,
  },
];
