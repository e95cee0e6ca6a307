import type { FastifyInstance } from 'fastify';
import { DEPOSIT_REGISTER_PATH, depositRegisterRequest } from '@baize/contracts/deposit-register';
import type { SandboxConfig } from '../config.ts';
import { readBody, requireKey } from '../refusals.ts';

/** Euros deposited with other operators, by last name; 0 for other names. */
const BY_LAST_NAME: Readonly<Record<string, number>> = { elsewhere: 800, exhausted: 1000 };

/** The authority's register of deposits with all operators (ruling 22). The last name decides its response. */
export function registerDepositRegister(app: FastifyInstance, config: SandboxConfig): void {
  app.post(DEPOSIT_REGISTER_PATH, async (request) => {
    requireKey(request, config.depositRegisterKey, 'deposit register');
    const { lastName } = readBody(depositRegisterRequest, request.body, 'question');
    return { deposited: BY_LAST_NAME[lastName.trim().toLowerCase()] ?? 0, currencyCode: 'EUR' };
  });
}
