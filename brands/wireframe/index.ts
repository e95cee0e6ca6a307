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
  logo: { wordmark, symbol, favicon, width: 150, height: 30 },
  layout: {
    ...layout,
    sideNavigation: false,
    home: [
      'hero',
      'categories',
      { shelf: 'popular', tiles: 'showcase' },
      { shelf: 'new', tiles: 'tall' },
      'sportsbook.events',
      { shelf: 'adventure', tiles: 'pairs', story: true },
      'promotions',
      'jackpots',
      { shelf: 'exclusive', tiles: 'line' },
      'tournaments.current',
      'winners',
      'providers',
      'about',
    ],
  },
  tagColours: { new: 'secondary', hot: 'hot', top: 'top', exclusive: 'primary', jackpot: 'special' },
  themeColour,
} satisfies BrandManifest;
