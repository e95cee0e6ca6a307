import { totalFromWire, type Hundredths } from '@baize/kernel';
import type { HostChannel } from './HostChannel.ts';
import type { DialogAction } from './Overlays.ts';
import type { Text } from './text.ts';

const NAMES = { D: 'limitD', W: 'limitW', M: 'limitM' } as const;

/**
 * Says which of the player's own limits refused a stake, what it leaves and when it resets, as far as the operator's
 * details name it. The moment names its time zone: the player's if the operator sends it, otherwise the device's.
 */
export function ownLimitText(
  details: Readonly<Record<string, unknown>> | undefined,
  text: Text,
  tag: string,
  format: (amount: Hundredths) => string,
): string {
  const { limitType, limitLeft, limit, resetOn, timeZone } = details ?? {};
  const money = (wire: unknown): string | null => {
    const amount = typeof wire === 'number' ? totalFromWire(wire) : null;
    return amount?.ok ? format(amount.value) : null;
  };
  const name = NAMES[limitType as keyof typeof NAMES] as (typeof NAMES)[keyof typeof NAMES] | undefined;
  const left = money(limitLeft);
  const at = new Date(typeof resetOn === 'string' ? resetOn : Number.NaN);
  if (name === undefined || left === null || Number.isNaN(at.getTime())) return text('ownLimitText');
  const date = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(typeof timeZone === 'string' ? { timeZone } : {}),
  }).format(at);
  const whole = money(limit);
  return whole === null
    ? text('ownLimitNamed', { limit: text(name), left, date })
    : text('ownLimitWhole', { limit: text(name), amount: whole, left, date });
}

/**
 * Returns what a player may do at their own limit. Leaving comes first: the limit was set to stop here, so the game must not
 * suggest to go on.
 * @param leaving the way to the lobby, where there is one
 * @param stay what closing the notice does
 */
export function ownLimitActions(
  text: Text,
  host: Pick<HostChannel, 'connected' | 'send'>,
  leaving: readonly DialogAction[],
  stay: () => void = () => undefined,
): DialogAction[] {
  const limits = { label: text('limits'), act: () => host.send({ type: 'user action', action: 'limits' }) };
  return [...leaving, ...(host.connected ? [limits] : []), { label: text('close'), act: stay, isDismissal: true }];
}
