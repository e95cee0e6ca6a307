import { MARKETS } from '@baize/brand';
import type { ProviderDocument, SubProviderDocument } from '@baize/contracts/content';
import { contentImage, providerPicture } from './images.ts';
import { documentBase } from './documentBase.ts';

interface Studio {
  readonly id: string;
  readonly title: string;
  readonly aggregator?: true;
  /** Share of the catalogue relative to the others. */
  readonly weight: number;
  readonly live?: number;
  /** Preferred picture families; empty: all of them. */
  readonly leaning?: readonly string[];
  /** Markets in which it is not available. */
  readonly absentFrom?: readonly string[];
  readonly restrictedCountry?: readonly string[];
  readonly keepOverlay?: false;
}

/**
 * Markets of the product (B§9), each with a document of its own. A provider is available in all of them except its
 * `absentFrom`.
 */
export const CONTENT_MARKETS: readonly string[] = Object.keys(MARKETS);

/** The ids named in the specification (B§2), then invented studios. */
export const STUDIOS: readonly Studio[] = [
  { id: 'relax', title: 'Relax', aggregator: true, weight: 9, restrictedCountry: ['US', 'AU'] },
  { id: 'playngo', title: 'Play’n GO', weight: 9, restrictedCountry: ['US', 'IL'] },
  { id: 'quickspin', title: 'Quickspin', weight: 5, restrictedCountry: ['US', 'SG'] },
  { id: 'yggdrasil', title: 'Yggdrasil', weight: 6, restrictedCountry: ['US'] },
  { id: 'pariplay', title: 'Pariplay', aggregator: true, weight: 6, live: 1, restrictedCountry: ['US', 'IL', 'SG'] },
  { id: 'softswiss', title: 'SOFTSWISS', aggregator: true, weight: 8, live: 1, restrictedCountry: ['US', 'GB'] },
  { id: 'pragmaticplay', title: 'Pragmatic Play', weight: 10, live: 7, restrictedCountry: ['US', 'IL'] },
  { id: 'evolution', title: 'Evolution', weight: 1, live: 12, restrictedCountry: ['US', 'AU'] },
  {
    id: 'novomatic',
    title: 'Novomatic',
    weight: 6,
    leaning: ['fruit', 'table', 'egypt', 'gems', 'jazz', 'knight', 'fiesta'],
    restrictedCountry: ['US', 'DE'],
  },
  { id: 'trifecta', title: 'Trifecta', weight: 3, restrictedCountry: ['US'], absentFrom: ['GG'] },
  { id: 'creedroomz', title: 'CreedRoomz', weight: 0, live: 3, restrictedCountry: ['US', 'AM'] },
  { id: 'octoplay', title: 'Octoplay', weight: 4, restrictedCountry: ['US'], absentFrom: ['PH'] },
  {
    id: 'lumenreels',
    title: 'Lumen Reels',
    weight: 5,
    leaning: ['crystal', 'space', 'gems', 'north', 'alchemy', 'clockwork', 'cyber'],
  },
  {
    id: 'coppermill',
    title: 'Coppermill Games',
    weight: 4,
    leaning: ['west', 'pirate', 'egypt', 'fruit', 'clockwork', 'noir', 'racing', 'clover'],
    restrictedCountry: ['FI'],
  },
  {
    id: 'revontuli',
    title: 'Revontuli Play',
    weight: 4,
    leaning: ['north', 'fishing', 'ocean', 'crystal', 'witch', 'knight', 'winter'],
  },
  {
    id: 'kiteandkey',
    title: 'Kite & Key',
    weight: 4,
    leaning: ['candy', 'safari', 'space', 'pirate', 'circus', 'farm', 'racing', 'honey', 'dino', 'bakery'],
  },
  { id: 'saltmarsh', title: 'Saltmarsh', weight: 3, leaning: ['fishing', 'ocean', 'pirate', 'farm', 'noir', 'surf'] },
  {
    id: 'ironfoxlab',
    title: 'Ironfox Lab',
    weight: 3,
    leaning: ['dragon', 'volcano', 'gods', 'north', 'knight', 'samurai', 'gothic', 'racing', 'dino'],
    restrictedCountry: ['CA'],
  },
  {
    id: 'papermoon',
    title: 'Papermoon Studio',
    weight: 3,
    leaning: ['candy', 'dragon', 'crystal', 'fruit', 'samurai', 'witch', 'arabia', 'winter', 'honey', 'fairy', 'panda'],
  },
  {
    id: 'velvetcog',
    title: 'Velvet Cog',
    weight: 3,
    leaning: ['gods', 'gems', 'egypt', 'west', 'clockwork', 'jazz', 'gothic', 'disco'],
    absentFrom: ['CA'],
  },
  {
    id: 'ninefold',
    title: 'Ninefold',
    weight: 3,
    leaning: ['dragon', 'gems', 'egypt', 'arabia', 'aztec', 'samurai', 'panda'],
  },
  { id: 'halfmoonlive', title: 'Halfmoon Live', weight: 0, live: 4 },
];

export interface SubStudio {
  readonly id: string;
  readonly title: string;
  readonly under: string;
  readonly weight: number;
  readonly excluded?: true;
  readonly restrictedCountry?: readonly string[];
  readonly leaning?: readonly string[];
}

/** Small studios, available through an aggregator. */
export const SUB_STUDIOS: readonly SubStudio[] = [
  {
    id: 'amberjack',
    title: 'Amberjack',
    under: 'relax',
    weight: 4,
    leaning: ['fishing', 'ocean', 'pirate', 'aztec', 'surf'],
  },
  {
    id: 'blinkstone',
    title: 'Blinkstone',
    under: 'relax',
    weight: 4,
    leaning: ['gems', 'crystal', 'alchemy', 'panda'],
  },
  { id: 'fourthfloor', title: 'Fourth Floor', under: 'relax', weight: 3 },
  { id: 'grey-goose-row', title: 'Grey Goose Row', under: 'relax', weight: 3 },
  { id: 'hyllestad', title: 'Hyllestad', under: 'relax', weight: 3, leaning: ['north', 'gods', 'knight', 'winter'] },
  {
    id: 'lowtide',
    title: 'Low Tide',
    under: 'relax',
    weight: 3,
    leaning: ['ocean', 'pirate', 'fishing', 'arabia', 'surf'],
  },
  {
    id: 'mothlight',
    title: 'Mothlight',
    under: 'relax',
    weight: 2,
    leaning: ['crystal', 'space', 'gothic', 'witch', 'fairy'],
  },
  { id: 'old-harbour', title: 'Old Harbour', under: 'relax', weight: 2, excluded: true },
  {
    id: 'bramblecrown',
    title: 'Bramblecrown',
    under: 'softswiss',
    weight: 4,
    leaning: ['crystal', 'safari', 'candy', 'witch', 'knight', 'fairy', 'fiesta'],
  },
  {
    id: 'clockwork-kiwi',
    title: 'Clockwork Kiwi',
    under: 'softswiss',
    weight: 4,
    leaning: ['fruit', 'candy', 'safari', 'clockwork', 'farm', 'clover', 'bakery'],
  },
  {
    id: 'drumlin',
    title: 'Drumlin',
    under: 'softswiss',
    weight: 3,
    leaning: ['volcano', 'west', 'farm', 'aztec', 'dino', 'fiesta'],
  },
  {
    id: 'eastgate',
    title: 'Eastgate',
    under: 'softswiss',
    weight: 3,
    leaning: ['dragon', 'gems', 'samurai', 'arabia', 'panda'],
  },
  {
    id: 'fablewright',
    title: 'Fablewright',
    under: 'softswiss',
    weight: 3,
    leaning: ['gods', 'crystal', 'egypt', 'knight', 'arabia', 'fairy'],
  },
  { id: 'pinecone', title: 'Pinecone', under: 'softswiss', weight: 3, restrictedCountry: ['CA'] },
  {
    id: 'quartzside',
    title: 'Quartzside',
    under: 'softswiss',
    weight: 2,
    leaning: ['gems', 'space', 'alchemy', 'cyber'],
  },
  { id: 'rookery', title: 'The Rookery', under: 'softswiss', weight: 2, leaning: ['gothic', 'noir', 'witch'] },
  {
    id: 'sunhatch',
    title: 'Sunhatch',
    under: 'softswiss',
    weight: 3,
    leaning: ['egypt', 'volcano', 'safari', 'aztec', 'arabia', 'dino', 'fiesta'],
  },
  {
    id: 'tinwhistle',
    title: 'Tinwhistle',
    under: 'pariplay',
    weight: 4,
    leaning: ['fruit', 'west', 'pirate', 'circus', 'jazz', 'clover', 'bakery', 'disco'],
  },
  {
    id: 'umbra-and-sons',
    title: 'Umbra & Sons',
    under: 'pariplay',
    weight: 3,
    leaning: ['crystal', 'egypt', 'gothic', 'noir', 'disco'],
  },
  {
    id: 'vesper',
    title: 'Vesper',
    under: 'pariplay',
    weight: 3,
    leaning: ['space', 'gems', 'noir', 'jazz', 'racing', 'cyber', 'disco'],
  },
  {
    id: 'wayfare',
    title: 'Wayfare',
    under: 'pariplay',
    weight: 3,
    leaning: ['safari', 'pirate', 'west', 'aztec', 'racing', 'surf'],
  },
  { id: 'yarrow', title: 'Yarrow', under: 'pariplay', weight: 2, restrictedCountry: ['FI'] },
  {
    id: 'zephyr-nine',
    title: 'Zephyr Nine',
    under: 'pariplay',
    weight: 2,
    leaning: ['space', 'volcano', 'clockwork', 'racing', 'cyber'],
  },
  {
    id: 'kettlewell',
    title: 'Kettlewell',
    under: 'pariplay',
    weight: 2,
    leaning: ['farm', 'circus', 'fruit', 'winter', 'honey', 'clover', 'bakery'],
  },
];

export const providerRef = (id: string): string => `provider-${id}`;
export const subProviderRef = (id: string): string => `subProvider-${id}`;

const logo = (id: string, title: string) => contentImage(providerPicture(id, title), `provider-${id}`, title);

export function buildProviders(): ProviderDocument[] {
  return STUDIOS.map((studio) => ({
    ...documentBase(providerRef(studio.id), 'provider'),
    id: studio.id,
    title: studio.title,
    isAggregator: studio.aggregator ?? false,
    logo: logo(studio.id, studio.title),
    restrictedCountry: studio.restrictedCountry ?? [],
    removeRestrictedCountryOverlay: studio.keepOverlay ?? studio.id === 'evolution',
    markets: CONTENT_MARKETS.filter((market) => !(studio.absentFrom ?? []).includes(market)),
  }));
}

export function buildSubProviders(): SubProviderDocument[] {
  return SUB_STUDIOS.map((studio) => ({
    ...documentBase(subProviderRef(studio.id), 'subProvider'),
    id: studio.id,
    title: studio.title,
    provider: { _type: 'reference', _ref: providerRef(studio.under) },
    logo: logo(studio.id, studio.title),
    restrictedCountry: studio.restrictedCountry ?? [],
    excluded: studio.excluded ?? false,
  }));
}
