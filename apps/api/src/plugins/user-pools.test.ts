import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { keysAddressOf, poolProblems, userPoolOf } from './user-pools.ts';

const POOLS = 'northlight=eu-west-1_North/1abc,velvet=eu-central-1_Velvet/2def';
const envOf = (more: Record<string, string> = {}) => readEnv({ BAIZE_ENV: 'test', COGNITO_POOLS: POOLS, ...more });

it('takes a brand’s own pool at Cognito, and the embedded pool whatever is named', () => {
  const { identity } = envOf({ IDENTITY_PROVIDER: 'cognito' });
  const pool = userPoolOf(identity, 'velvet');
  expect(pool).toEqual({
    poolId: 'eu-central-1_Velvet',
    clientId: '2def',
    issuer: 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Velvet',
  });
  expect(keysAddressOf(identity, pool).href).toBe(
    'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Velvet/.well-known/jwks.json',
  );
  expect(userPoolOf(envOf().identity, 'velvet').clientId).toBe('baize-velvet');
});

it('reads the keys where the pools are reached, and never changes the issuer', () => {
  for (const COGNITO_ENDPOINT of ['https://pools.example/aws', 'https://pools.example/aws/']) {
    const { identity } = envOf({ IDENTITY_PROVIDER: 'cognito', COGNITO_ENDPOINT });
    const pool = userPoolOf(identity, 'northlight');
    expect(keysAddressOf(identity, pool).href).toBe('https://pools.example/aws/eu-west-1_North/.well-known/jwks.json');
    expect(pool.issuer).toBe('https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_North');
  }
});

it('wants a pool for every brand in production', () => {
  const { identity } = envOf({ IDENTITY_PROVIDER: 'cognito' });
  const brands = ['northlight', 'velvet', 'pitchside'];
  expect(poolProblems({ identity, mode: 'production' }, brands)).toEqual([
    expect.stringContaining('no user pool for pitchside,'),
  ]);
  expect(poolProblems({ identity, mode: 'production' }, ['northlight', 'velvet'])).toEqual([]);
  expect(poolProblems({ identity, mode: 'demo' }, brands)).toEqual([]);
  expect(poolProblems({ identity: envOf().identity, mode: 'production' }, brands)).toEqual([]);
});
