import type { BrandManifest } from '@baize/brand';
import favicon from './assets/favicon.svg';
import wordmark from './assets/logo.svg';
import symbol from './assets/symbol.svg';
import { config } from './config.ts';
import { themeClass } from './theme.css.ts';
import { layout, themeColour } from './tokens.ts';

export const brand = {
  config,
  themeClass,
  logo: { wordmark, symbol, favicon, width: 167, height: 30 },
  layout: {
    ...layout,
    sideNavigation: false,
    productTab: 'live-casino',
    home: [
      'hero',
      'live',
      'categories',
      { shelf: 'popular', tiles: 'posters' },
      { shelf: 'table-games', tiles: 'landscapes' },
      'promotions',
      'jackpots',
      { shelf: 'exclusive', tiles: 'tall' },
      { shelf: 'book-games', tiles: 'line' },
      'tournaments.current',
      'winners',
      { shelf: 'ancient-worlds', tiles: 'line' },
      'about',
      'providers',
    ],
  },
  tagColours: { new: 'top', hot: 'hot', top: 'primary', exclusive: 'special', jackpot: 'secondary' },
  themeColour,
} satisfies BrandManifest;
