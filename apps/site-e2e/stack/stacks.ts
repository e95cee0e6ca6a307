import type { LocalePair } from '@baize/brand';

/**
 * Brands of the journeys: the two that differ most, and the reference brand for settings that an operator changes for a
 * whole stack.
 */
export const JOURNEY_BRANDS = ['northlight', 'marigold', 'wireframe'] as const;
/**
 * Markets of the journeys: `pair` of a journey is one of them. The other pairs are released in the releases' own tests,
 * and rendering them here would take a tenth of the stage.
 */
export const JOURNEY_PAIRS = ['en-UN', 'fi-FI', 'fr-CA', 'de-JJ', 'en-PP'] as const satisfies readonly LocalePair[];
export type JourneyPair = (typeof JOURNEY_PAIRS)[number];
export type JourneyBrand = (typeof JOURNEY_BRANDS)[number];

/** The brands of this run: those that JOURNEY_BRANDS names, separated by commas, or all. */
export function startedBrands(): readonly JourneyBrand[] {
  const named = process.env['JOURNEY_BRANDS']?.split(',');
  return named ? JOURNEY_BRANDS.filter((brand) => named.includes(brand)) : JOURNEY_BRANDS;
}

/** The brand whose clock and settings an operator changes, for everyone who uses the same API. */
const OPERATED: JourneyBrand = 'wireframe';

/** Returns which brands share an API and a sandbox: all besides the one that an operator changes. */
export const stacksOf = (brands: readonly JourneyBrand[]): readonly (readonly JourneyBrand[])[] =>
  [brands.filter((brand) => brand !== OPERATED), brands.filter((brand) => brand === OPERATED)].filter(
    (shared) => shared.length > 0,
  );

/** A running stack, as tests see it: the site of a brand, and the API and the sandbox that it may share. */
export interface RunningStack {
  readonly brand: JourneyBrand;
  /** Origins without a path. */
  readonly site: string;
  readonly api: string;
  readonly sandbox: string;
  /** The API's listener for operators. */
  readonly operator: string;
  readonly dataDir: string;
  /** Process id of the start command; null if the stack was started elsewhere. */
  readonly pid: number | null;
}

const variableOf = (brand: JourneyBrand) => `BAIZE_JOURNEY_${brand.toUpperCase()}`;

/** Passes a stack to the worker processes through the environment. */
export function announceStack(stack: RunningStack): void {
  process.env[variableOf(stack.brand)] = JSON.stringify(stack);
}

/** Null if none was announced. */
export function announcedStack(brand: JourneyBrand): RunningStack | null {
  const announced = process.env[variableOf(brand)];
  return announced ? (JSON.parse(announced) as RunningStack) : null;
}

/** @throws if the journeys were not started through playwright.config.ts */
export function stackOf(brand: JourneyBrand): RunningStack {
  const stack = announcedStack(brand);
  if (!stack)
    throw new Error(
      `No stack of ${brand} is running. Start the journeys with "playwright test -c apps/site-e2e/playwright.config.ts", whose global set-up starts one.`,
    );
  return stack;
}
