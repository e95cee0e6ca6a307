import { RestrictedScreen } from './Restricted.tsx';

/** The addresses that explain why a country or network is not served (A§2). Anyone can open them. */
export const Restricted = () => <RestrictedScreen kind="restricted" />;
export const RegionBlocked = () => <RestrictedScreen kind="blocked" />;
