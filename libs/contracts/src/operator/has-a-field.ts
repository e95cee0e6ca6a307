import * as z from 'zod/mini';

/** Refuses a change that names nothing to change: its caller has forgotten or misspelt it. */
export const hasAField = z.refine<object>((body) => Object.keys(body).length > 0, 'Name at least one field to change.');
