import { useQuery } from '@tanstack/react-query';
import { termsVersionQuery } from '@baize/shell';

/** The current version of the terms (A§3): what a player accepts at sign-up; null if the content service has none. */
export const useTermsVersion = () => useQuery({ ...termsVersionQuery, select: (terms) => terms?.version ?? null });
