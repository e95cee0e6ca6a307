import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports what others may use, and nothing else', () => {
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
