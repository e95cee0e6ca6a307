import { demoStudioSecret, DEMO_SECRETS } from '@baize/contracts/demo-secrets';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('signs with the first of the secrets that the API accepts', () => {
  const config = readConfig({ GATEWAY_WEBHOOK_SECRET: 'new, old', STUDIO_SECRETS: 'relax=new=|old, playngo=only' });
  expect(config.gatewayWebhookSecret).toBe('new');
  expect(['relax', 'playngo', 'quickspin'].map(config.studioSecretOf)).toEqual([
    'new=',
    'only',
    demoStudioSecret('quickspin'),
  ]);
  expect(readConfig({}).gatewayWebhookSecret).toBe(DEMO_SECRETS.gatewayWebhookSecret);
});
