export * from './authorisation.ts';
export * from './site.tsx';
export * from './identity-token.ts';
export * from './claims.ts';
