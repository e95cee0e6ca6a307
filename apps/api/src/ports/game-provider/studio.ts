import type { GameProvider } from './port.ts';

/**
 * The studio's own launcher: the address contains everything, so no call is needed first.
 * @param url address of the studio's pages in a browser: `/studio/` for its games, `/live/` for its tables
 */
export function studioGameProvider({ url }: { readonly url: string }): GameProvider {
  return {
    async launchUrl(request) {
      const address = new URL(request.isLive ? '/live/' : '/studio/', url);
      const query = address.searchParams;
      if (request.token === null) query.set('mode', 'fun');
      else {
        query.set('mode', 'real');
        query.set('token', request.token);
      }
      query.set('provider', request.provider);
      query.set('gameId', request.gameId);
      query.set('lang', request.language);
      query.set('currency', request.currency);
      query.set('currencyDisplay', request.currencyDisplay);
      query.set('title', request.title);
      query.set('theme', request.theme);
      query.set('kind', request.kind);
      query.set('channel', request.channel);
      query.set('jurisdiction', request.jurisdiction);
      query.set('partnerid', String(request.partnerId));
      query.set('siteid', String(request.siteId));
      query.set('lobbyUrl', request.lobbyUrl);
      query.set('hostOrigin', new URL(request.lobbyUrl).origin);
      return address.href;
    },
  };
}
