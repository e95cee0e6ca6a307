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
      { shelf: 'popular', tiles: 'wide' },
      { shelf: 'fruit-classics', tiles: 'pairs', story: true },
      'promotions',
      { shelf: 'sweets', tiles: 'landscapes' },
      { shelf: 'new', tiles: 'tall' },
      'tournaments.current',
      'winners',
      { shelf: 'scratch', tiles: 'line' },
      'jackpots',
      'about',
      { shelf: 'instant', tiles: 'line' },
      'providers',
    ],
  },
  tagColours: { new: 'primary', hot: 'hot', top: 'top', exclusive: 'special', jackpot: 'secondary' },
  themeColour,
} satisfies BrandManifest;
