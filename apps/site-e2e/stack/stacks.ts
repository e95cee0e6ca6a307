/** Brands that the journeys walk through: the two that differ most, and the reference brand for what an operator switches for everybody. */
export const JOURNEY_BRANDS = ['northlight', 'marigold', 'wireframe'] as const;
export type JourneyBrand = (typeof JOURNEY_BRANDS)[number];

/** A running stack, as tests reach it. */
export interface RunningStack {
  readonly brand: JourneyBrand;
  /** Origins without a path. */
  readonly site: string;
  readonly api: string;
  readonly sandbox: string;
  readonly dataDir: string;
  /** Of the start command; null when somebody else runs the stack. */
  readonly pid: number | null;
}

const variableOf = (brand: JourneyBrand) => `BAIZE_JOURNEY_${brand.toUpperCase()}`;

/** Hands a stack to the worker processes, which inherit the environment. */
export function announceStack(stack: RunningStack): void {
  process.env[variableOf(stack.brand)] = JSON.stringify(stack);
}

/** Null when none was announced. */
export function announcedStack(brand: JourneyBrand): RunningStack | null {
  const announced = process.env[variableOf(brand)];
  return announced ? (JSON.parse(announced) as RunningStack) : null;
}

/** @throws when the journeys were not started through playwright.config.ts */
export function stackOf(brand: JourneyBrand): RunningStack {
  const stack = announcedStack(brand);
  if (!stack)
    throw new Error(
      `No stack of ${brand} is running. Start the journeys with "playwright test -c apps/site-e2e/playwright.config.ts", whose global set-up starts one.`,
    );
  return stack;
}
