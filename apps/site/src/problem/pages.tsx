import { Problem } from './Problem.tsx';

/** The error pages that have their own addresses (A§2). */
export const Unauthorised = () => <Problem kind="unauthorised" />;
export const Forbidden = () => <Problem kind="forbidden" />;
export const ServerError = () => <Problem kind="server" />;
export const UnknownError = () => <Problem kind="reload" />;
