import { useSyncExternalStore } from 'react';
import { PHONE } from './phone.ts';

/** A§3 device flags; exactly one of them is true. */
export interface Device {
  readonly desktop: boolean;
  readonly tablet: boolean;
  readonly mobile: boolean;
}
/** B§5: the channel whose games are shown. */
export type Channel = 'web' | 'mobile';

/** A§9 breakpoints: a tablet is narrower than lg. */
const TABLET = '(min-width: 768px) and (max-width: 1023px)';

const DESKTOP_DEVICE: Device = { desktop: true, tablet: false, mobile: false };
const TABLET_DEVICE: Device = { desktop: false, tablet: true, mobile: false };
const MOBILE_DEVICE: Device = { desktop: false, tablet: false, mobile: true };

const subscribe = (onChange: () => void) => {
  const queries = [PHONE, TABLET].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
};
const now = (): Device =>
  matchMedia(PHONE).matches ? MOBILE_DEVICE : matchMedia(TABLET).matches ? TABLET_DEVICE : DESKTOP_DEVICE;

/**
 * Returns the device by the window's width, and follows its changes. A server render has no window and assumes a
 * desktop.
 */
export const useDevice = (): Device => useSyncExternalStore(subscribe, now, () => DESKTOP_DEVICE);

/** Returns the current channel, for event handlers; rendering code uses `useChannel`. */
export const channelNow = (): Channel => (now().mobile ? 'mobile' : 'web');

/** Returns the B§5 channel: mobile on a phone, web elsewhere. */
export const useChannel = (): Channel => (useDevice().mobile ? 'mobile' : 'web');
