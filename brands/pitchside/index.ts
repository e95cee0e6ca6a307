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
  logo: { wordmark, symbol, favicon, width: 171, height: 56 },
  layout: {
    ...layout,
    sideNavigation: true,
    productTab: 'sportsbook',
    home: [
      'sportsbook.events',
      'categories',
      'hero',
      { shelf: 'instant', tiles: 'line' },
      { shelf: 'popular', tiles: 'showcase' },
      { shelf: 'hold-and-draw', tiles: 'line' },
      'promotions',
      { shelf: 'thousand-ways', tiles: 'pairs', story: true },
      'tournaments.current',
      'winners',
      { shelf: 'new', tiles: 'landscapes' },
      { shelf: 'adventure', tiles: 'line' },
      'providers',
      'about',
    ],
  },
  tagColours: { new: 'primary', hot: 'hot', top: 'top', exclusive: 'secondary', jackpot: 'special' },
  themeColour,
} satisfies BrandManifest;
