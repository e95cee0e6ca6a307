import { RestrictedScreen } from './Restricted.tsx';

/** The addresses that explain why a place is not served (A§2). Anyone may open them. */
export const Restricted = () => <RestrictedScreen kind="restricted" />;
export const RegionBlocked = () => <RestrictedScreen kind="blocked" />;
