/** How a sign-up ends before its last step (A§4): the country may not join, or the account exists. */
export type SignUpOutcome = 'Unsupported' | 'Duplicated';

/** The country of the outcome `Unsupported`. */
export interface UnsupportedCountry {
  readonly countryCode: string;
  /** `residence`: the visitor chose it and the API refused it. `place`: it is where they are, before they chose. */
  readonly from: 'residence' | 'place';
}

/** The steps of a sign-up (A§4). Its outcomes are no steps: no way leads through them. */
export const SIGN_UP_STEPS = ['Details', 'ContactInfo', 'Verification', 'Complete'] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

/** A§3 sign-up progress. */
export interface SignUpProgress {
  readonly currentStep: SignUpStep;
  readonly visitedSteps: readonly SignUpStep[];
}

export const FIRST_PROGRESS: SignUpProgress = { currentStep: 'Details', visitedSteps: ['Details'] };

const move = (progress: SignUpProgress, by: 1 | -1): SignUpProgress => {
  const index = SIGN_UP_STEPS.indexOf(progress.currentStep) + by;
  // Clamped at the ends (A§4).
  const next = SIGN_UP_STEPS[Math.min(Math.max(index, 0), SIGN_UP_STEPS.length - 1)] ?? progress.currentStep;
  return {
    currentStep: next,
    visitedSteps: progress.visitedSteps.includes(next) ? progress.visitedSteps : [...progress.visitedSteps, next],
  };
};
export const forward = (progress: SignUpProgress): SignUpProgress => move(progress, 1);
export const backward = (progress: SignUpProgress): SignUpProgress => move(progress, -1);
/** Moves forward only to a step that was visited before; a new step needs its data first. */
export const forwardAgain = (progress: SignUpProgress): SignUpProgress => {
  const next = move(progress, 1);
  return progress.visitedSteps.includes(next.currentStep) ? next : progress;
};

/** A§3/A§4 status of one code: uninitialised, sent, verified, send failed, verify failed. */
export type CodeStatus = 'uninitialised' | 'success send' | 'fail send' | 'success verify' | 'fail verify';
