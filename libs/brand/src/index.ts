export * from './locale-pair.ts';
export * from './rule-pack.ts';
export * from './market.ts';
export * from './brand-config.ts';
export * from './brand-manifest.ts';
export * from './resolve.ts';
export * from './countries.ts';
export * from './country-access.ts';
export { MARKETS } from './markets/markets.ts';
