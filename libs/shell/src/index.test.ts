import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports what others may use, and nothing else', () => {
  expect(Object.keys(library).sort()).toEqual([
    'FLAGS_POLL_MS',
    'FRESH_MS',
    'GUARDS',
    'balanceKey',
    'connectSocket',
    'createQueryClient',
    'currentPath',
    'decideAccess',
    'emitSocketMessage',
    'errorText',
    'flagsQuery',
    'localePath',
    'onSocketMessage',
    'overlayAtom',
    'profileKey',
    'profileQuery',
    'provideEventRecorder',
    'recordEvent',
    'safeRedirect',
    'setToastAtom',
    'toastsAtom',
    'useErrorText',
    'useFlag',
    'useFlags',
    'useLocalePath',
    'useOverlay',
    'useProfile',
    'useToasts',
    'useVisitor',
  ]);
});
