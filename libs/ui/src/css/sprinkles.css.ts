import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { atoms } from './layers.css.ts';

const { none, xxs, xs, sm, md, lg, xl, xxl, xxxl, gutter, section } = vars.space;
const space = { none, xxs, xs, sm, md, lg, xl, xxl, xxxl, gutter, section };

const responsive = defineProperties({
  '@layer': atoms,
  conditions: { base: {}, md: { '@media': from.md }, lg: { '@media': from.lg } },
  defaultCondition: 'base',
  properties: {
    display: ['none', 'block', 'flex', 'grid', 'inline-flex'],
    flexDirection: ['row', 'column', 'row-reverse', 'column-reverse'],
    alignItems: { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' },
    justifyContent: { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
    gap: space,
    paddingBlock: space,
    paddingInline: space,
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
      6: 'repeat(6, minmax(0, 1fr))',
      sideAndMain: `${vars.measure.sideNav} minmax(0, 1fr)`,
      mainAndSide: `minmax(0, 1fr) minmax(0, ${vars.measure.form})`,
    },
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

const fixed = defineProperties({
  '@layer': atoms,
  properties: {
    flexWrap: ['wrap', 'nowrap'],
    flexGrow: { 0: 0, 1: 1 },
    maxWidth: {
      text: vars.measure.text,
      form: vars.measure.form,
      dialog: vars.measure.dialog,
      page: vars.measure.page,
      wide: vars.measure.wide,
      full: '100%',
    },
    width: { full: '100%' },
    marginInline: { auto: 'auto' },
    borderRadius: vars.radius,
    backgroundColor: {
      ground: vars.colour.ground,
      surface: vars.colour.surface,
      raised: vars.colour.raised,
      sunken: vars.colour.sunken,
      brandSoft: vars.colour.brand.soft,
      accentSoft: vars.colour.accent.soft,
      positiveSoft: vars.colour.positive.soft,
      negativeSoft: vars.colour.negative.soft,
      warningSoft: vars.colour.warning.soft,
      infoSoft: vars.colour.info.soft,
    },
    textAlign: ['start', 'center', 'end'],
    overflow: ['hidden', 'auto'],
    position: ['relative', 'sticky'],
  },
});

export const sprinkles = createSprinkles(responsive, fixed);
export type Sprinkles = Parameters<typeof sprinkles>[0];
