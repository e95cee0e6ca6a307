import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports only its public names', () => {
  expect(Object.keys(library).sort()).toEqual([
    'ApiError',
    'NetworkError',
    'call',
    'configureHttp',
    'contentUrl',
    'errorCode',
    'httpConfiguration',
    'queryContent',
    'serverNow',
    'tellParty',
  ]);
});
