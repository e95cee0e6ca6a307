/** A§4 Reset password. */
export const RESET_STEPS = ['Email', 'Verification', 'Password', 'Complete'] as const;
export type ResetStep = (typeof RESET_STEPS)[number];

/** Moves one step forward or back, clamped at the ends. */
export function resetStep(current: ResetStep, by: 1 | -1): ResetStep {
  const index = RESET_STEPS.indexOf(current) + by;
  return RESET_STEPS[Math.min(Math.max(index, 0), RESET_STEPS.length - 1)] ?? current;
}
