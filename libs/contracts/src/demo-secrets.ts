/**
 * Keys that authenticate the API and the sandbox to each other in demos and tests. They are public, so an API in
 * `production` refuses to start while any of them is in use; real keys come from the environment of both sides.
 */
export const DEMO_SECRETS = {
  /** API → SMS and email vendor, bearer. */
  messagingKey: 'demo-messaging-key',
  /** API → payment gateway, bearer. */
  gatewayKey: 'demo-gateway-key',
  /** API → pay-and-play bank, bearer. */
  bankKey: 'demo-bank-key',
  /** Payment gateway → API, signs webhooks. */
  gatewayWebhookSecret: 'demo-gateway-webhook-secret',
  /** Game studios → API: the beginning of each studio's own secret, see `demoStudioSecret`. */
  studioSecret: 'demo-studio-secret',
  /** API → game providers: the beginning of each provider's own key, see `demoProviderKey`. */
  providerKey: 'demo-provider-key',
  /** API → identity vendor, bearer. */
  identityVendorKey: 'demo-identity-vendor-key',
  /** Identity vendor → API, signs webhooks. */
  identityVendorWebhookSecret: 'demo-identity-vendor-webhook-secret',
  /** A user pool's trigger → API, signs its questions. */
  poolTriggerSecret: 'demo-pool-trigger-secret',
  /** API → deposit register, bearer. */
  depositRegisterKey: 'demo-deposit-register-key',
  /** API → national self-exclusion registers, bearer. */
  exclusionRegisterKey: 'demo-exclusion-register-key',
  /** API → table feed, bearer. */
  liveFeedKey: 'demo-live-feed-key',
  /** API → jackpot feed, bearer. */
  jackpotFeedKey: 'demo-jackpot-feed-key',
  /** API → sportsbook's vendor: bearer, and signs what the API tells it of balances. */
  sportsbookKey: 'demo-sportsbook-key',
  /** API → support chat, through the player's browser: signs the writer's identity. */
  supportChatSecret: 'demo-support-chat-secret',
  /** Password of every demo operator at the sandbox's staff directory. */
  staffPassword: 'baize-demo-2026',
  /** Signs the registration cookie and captcha challenges. */
  cookieSecret: 'demo-cookie-secret-that-everyone-knows',
  captchaSecret: 'demo-captcha-secret-that-everyone-knows',
  /** Behind the hashes that recognise a person on several accounts. */
  personSecret: 'demo-person-secret-that-everyone-knows',
  /** Encrypts players' documents. */
  documentSecret: 'demo-document-secret-that-everyone-knows',
} as const;

/** Returns the secret with which a studio signs its seamless-wallet calls in demos and tests: each has its own. */
export const demoStudioSecret = (studio: string): string => `${DEMO_SECRETS.studioSecret}-${studio}`;

/** Returns the key with which the API calls a game provider in demos and tests: each has its own. */
export const demoProviderKey = (provider: string): string => `${DEMO_SECRETS.providerKey}-${provider}`;
