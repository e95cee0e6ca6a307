// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { HostChannel } from '../studio/HostChannel.ts';
import en from '../studio/messages/en.json';
import { Overlays, type DialogAction } from '../studio/Overlays.ts';
import { textsOf } from '../studio/text.ts';
import { Explanations } from './Explanations.ts';

const text = textsOf(en, 'en');
/** Refuses a stake for the player's own limit. @returns the actions of the notice, and the messages to the host */
function atOwnLimit(connected: boolean) {
  const send = vi.fn();
  const overlays = new Overlays(document.body, text);
  const notice = vi.spyOn(overlays, 'notice').mockReturnValue(document.createElement('dialog'));
  new Explanations({
    text,
    host: { connected, send } as unknown as HostChannel,
    overlays,
    tag: 'en',
    money: String,
    onExpired: () => undefined,
    onRetry: () => undefined,
  }).refusal({ refusal: { code: 'error.spend.limit.reached', message: '' }, isPending: false });
  const actions: readonly DialogAction[] = notice.mock.calls[0]?.[2] ?? [];
  return { actions, send };
}

it('leads a player at their own limit away from the table first, and does not suggest to go on', () => {
  const { actions, send } = atOwnLimit(true);
  expect(actions.map(({ label }) => label)).toEqual(['Back to the lobby', 'Gambling limits', 'Close']);
  actions[0]?.act();
  expect(send).toHaveBeenLastCalledWith({ type: 'user action', action: 'home' });
  expect(actions.filter(({ isDismissal }) => isDismissal).map(({ label }) => label)).toEqual(['Close']);
});

it('offers only to close the notice where no site is around the table', () => {
  expect(atOwnLimit(false).actions.map(({ label }) => label)).toEqual(['Close']);
});
