import { createHmac } from 'node:crypto';

/**
 * The triggers of a brand's user pool at Amazon Cognito: one Lambda function for all of them (docs/deployment/cognito.md).
 * It decides nothing about players. It asks the API (`POST /api/v1/user-pool/trigger`) with a signed call and tells the
 * pool the answer, so the rules are the embedded pool's own. Whatever fails refuses the login: a pool takes an error as a
 * no.
 *
 * This file is the whole function and imports nothing but Node, so `npm run triggers` only takes its types away.
 */

/** The part of a pool's events that we read. Amazon's own names. */
export interface TriggerEvent {
  readonly triggerSource: string;
  readonly userPoolId: string;
  readonly userName?: string;
  readonly callerContext: { readonly clientId: string };
  readonly request: {
    readonly userNotFound?: boolean;
    readonly validationData?: Readonly<Record<string, string>> | null;
    readonly clientMetadata?: Readonly<Record<string, string>> | null;
    readonly session?: readonly { readonly challengeName: string; readonly challengeResult: boolean }[];
    readonly challengeAnswer?: string;
  };
  response: Record<string, unknown>;
}

interface Answer {
  readonly isAllowed: boolean;
  readonly refusal?: object;
  readonly claims?: Readonly<Record<string, string>>;
}

const PATH = '/api/v1/user-pool/trigger';
/** A pool waits five seconds for its trigger, and asks twice more after that. */
const ANSWER_MS = 4000;
/** Lets a browser's access token change the second factor and more at the pool, past the API (decision 0116). */
const SELF_SERVICE_SCOPE = 'aws.cognito.signin.user.admin';

/** @throws Error if the API cannot be reached, or does not accept the signature; without its answer, which may name a player */
async function ask(event: TriggerEvent, question: string, more: object = {}): Promise<Answer> {
  const { API_URL: api, TRIGGER_SECRET: secret } = process.env;
  if (!api || !secret) throw new Error('API_URL or TRIGGER_SECRET is not set for this function.');
  const body = JSON.stringify({
    question,
    poolId: event.userPoolId,
    clientId: event.callerContext.clientId,
    playerId: event.userName,
    ...more,
  });
  const time = Math.floor(Date.now() / 1000);
  const mac = createHmac('sha256', secret).update(`${time}.POST ${PATH}.${body}`).digest('hex');
  const response = await fetch(new URL(PATH, api), {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', 'x-baize-signature': `t=${time},v2=${mac}` },
    body,
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!response.ok) throw new Error(`The API answered a trigger with status ${response.status}.`);
  return (await response.json()) as Answer;
}

/** Users are made by the API, which checks age, country and exclusions; nobody signs up at the pool. */
function preSignUp(event: TriggerEvent): void {
  if (event.triggerSource !== 'PreSignUp_AdminCreateUser') throw new Error('Sign up on the site.');
}

/** A login begins. The only step that learns whether it asks for the restricted session (ruling 19). */
async function preAuthentication(event: TriggerEvent): Promise<void> {
  const { userNotFound, validationData } = event.request;
  if (!userNotFound && validationData?.['session'] === 'restricted') await ask(event, 'restricted');
}

/** The password is right, so the player may read why they cannot log in (A§4). The site finds the JSON in the message. */
async function postAuthentication(event: TriggerEvent): Promise<void> {
  const { isAllowed, refusal } = await ask(event, 'admission');
  if (!isAllowed) throw new Error(refusal ? JSON.stringify(refusal) : 'Incorrect username or password.');
}

/** One custom challenge, and one try. An unknown user gets the same challenge. */
function defineAuthChallenge(event: TriggerEvent): void {
  const answered = event.request.session ?? [];
  const isRight =
    !event.request.userNotFound &&
    answered.length === 1 &&
    answered.every(({ challengeName, challengeResult }) => challengeName === 'CUSTOM_CHALLENGE' && challengeResult);
  event.response =
    answered.length === 0
      ? { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false, failAuthentication: false }
      : { issueTokens: isRight, failAuthentication: !isRight };
}

/** The challenge says nothing, because its answer is a ticket that the API has signed. */
function createAuthChallenge(event: TriggerEvent): void {
  event.response = { publicChallengeParameters: {}, privateChallengeParameters: {}, challengeMetadata: 'TICKET' };
}

async function verifyAuthChallenge(event: TriggerEvent): Promise<void> {
  const ticket = event.request.challengeAnswer ?? '';
  const { isAllowed } = event.request.userNotFound ? { isAllowed: false } : await ask(event, 'ticket', { ticket });
  event.response = { answerCorrect: isAllowed };
}

/** Adds the claims of A§3, which the API knows. The session's own, `player_access_id`, is the pool's `origin_jti`. */
async function preTokenGeneration(event: TriggerEvent): Promise<void> {
  const method = event.request.clientMetadata?.['loginMethod'];
  const { isAllowed, claims } = await ask(event, 'claims', method === 'PAY_AND_PLAY' ? { loginMethod: method } : {});
  if (!isAllowed || !claims) throw new Error('This account has no sessions.');
  event.response = {
    claimsAndScopeOverrideDetails: {
      idTokenGeneration: { claimsToAddOrOverride: claims },
      accessTokenGeneration: { scopesToSuppress: [SELF_SERVICE_SCOPE] },
    },
  };
}

const TRIGGERS: Readonly<Record<string, (event: TriggerEvent) => void | Promise<void>>> = {
  PreSignUp: preSignUp,
  PreAuthentication: preAuthentication,
  PostAuthentication: postAuthentication,
  DefineAuthChallenge: defineAuthChallenge,
  CreateAuthChallenge: createAuthChallenge,
  VerifyAuthChallengeResponse: verifyAuthChallenge,
  TokenGeneration: preTokenGeneration,
};

/** Handles every trigger. @returns the event with the pool's answer in it, as Lambda functions of a pool do */
export async function handler(event: TriggerEvent): Promise<TriggerEvent> {
  const trigger = TRIGGERS[event.triggerSource.split('_')[0] ?? ''];
  if (!trigger) throw new Error(`There is no trigger for ${event.triggerSource}.`);
  await trigger(event);
  return event;
}
