import { ClosedByLaw } from '@baize/shell';

/** A page that the law of the player's home closes, in a file of its own: the first screen does without it. */
export const ClosedPage = () => <ClosedByLaw />;
