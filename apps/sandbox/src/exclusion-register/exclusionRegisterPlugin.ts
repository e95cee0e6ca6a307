import type { FastifyInstance } from 'fastify';
import { EXCLUSION_REGISTER_PATH, exclusionRegisterRequest } from '@baize/contracts/exclusion-register';
import type { SandboxConfig } from '../config.ts';
import { readBody, Refusal, requireKey } from '../refusals.ts';

/** Last names by which a tester chooses the answer; other people are in no register. */
const EXCLUDED = 'registered';
const UNREACHABLE = 'unreachable';

/** The national self-exclusion registers (ruling 13). The last name decides their answer. */
export function registerExclusionRegister(app: FastifyInstance, config: SandboxConfig): void {
  app.post(EXCLUSION_REGISTER_PATH, async (request) => {
    requireKey(request, config.exclusionRegisterKey, 'exclusion register');
    const { lastName } = readBody(exclusionRegisterRequest, request.body, 'question');
    const name = lastName.trim().toLowerCase();
    if (name === UNREACHABLE) throw new Refusal(503, 'error.system.error', 'The register is down.');
    return { excluded: name === EXCLUDED };
  });
}
