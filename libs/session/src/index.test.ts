import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports only its public names', () => {
  expect(Object.keys(library).sort()).toEqual([
    'SiteProvider',
    'accessToken',
    'authorisationAtom',
    'identityRefused',
    'identityToken',
    'provideIdentityToken',
    'sessionAtom',
    'sessionFromClaims',
    'useAuthorisation',
    'useSession',
    'useSite',
  ]);
});
