import { expect, it } from 'vitest';
import { cognitoPoolsOf } from './cognito-pools.ts';

it('reads each brand’s pool and app client', () => {
  expect(cognitoPoolsOf('')).toEqual(new Map());
  expect(cognitoPoolsOf('northlight=eu-west-1_AbC1/1abc, velvet=us-gov-west-1_XyZ2/2def,')).toEqual(
    new Map([
      ['northlight', { poolId: 'eu-west-1_AbC1', clientId: '1abc' }],
      ['velvet', { poolId: 'us-gov-west-1_XyZ2', clientId: '2def' }],
    ]),
  );
});

it.each([
  ['a brand without a pool', 'northlight='],
  ['a pool without an app client', 'northlight=eu-west-1_AbC1'],
  ['an id that is no pool’s', 'northlight=AbC1/1abc'],
  ['a brand that is named twice', 'northlight=eu-west-1_AbC1/1abc,northlight=eu-west-1_XyZ2/2def'],
  ['one pool for two brands', 'northlight=eu-west-1_AbC1/1abc,velvet=eu-west-1_AbC1/2def'],
])('refuses %s', (_what, value) => {
  expect(cognitoPoolsOf(value)).toBeNull();
});
