import { personalTable, type PersonalData } from '../../plugins/personal-data.ts';
import {
  identityCodes,
  identityPasskeyPermissions,
  identityPasskeys,
  identityPoolTasks,
  identityRecoveryCodes,
  identitySecondFactors,
  identitySecondFactorSetups,
  identitySessions,
  identityUsers,
} from './schema.ts';

/** What the module stores about a player. */
export const personalData: PersonalData = {
  tables: [
    personalTable(identityUsers, { withheld: { passwordHash: 'SECRET' } }),
    personalTable(identitySessions, { withheld: { id: 'SECRET' } }),
    personalTable(identityPoolTasks),
    personalTable(identityCodes, { withheld: { codeHash: 'SECRET' }, deletedAtClosure: true }),
    personalTable(identitySecondFactors, {
      withheld: { sealedSecret: 'SECRET', sealedWith: 'SECRET', confirmedSession: 'SECRET' },
      deletedAtClosure: true,
    }),
    personalTable(identitySecondFactorSetups, {
      withheld: { sessionId: 'SECRET', sealedSecret: 'SECRET', recoveryHashes: 'SECRET' },
      deletedAtClosure: true,
    }),
    personalTable(identityPasskeys, { withheld: { confirmedSession: 'SECRET' }, deletedAtClosure: true }),
    personalTable(identityPasskeyPermissions, {
      withheld: { sessionId: 'SECRET', challenge: 'SECRET' },
      deletedAtClosure: true,
    }),
    personalTable(identityRecoveryCodes, { withheld: { hash: 'SECRET' }, deletedAtClosure: true }),
  ],
  withheld: { identity_refresh_tokens: 'SECRET' },
};
