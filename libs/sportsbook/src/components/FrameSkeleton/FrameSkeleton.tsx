import type { SportsbookContextBody } from '@baize/contracts/sportsbook';
import * as css from './FrameSkeleton.css.ts';

/** Strokes on a 24-pixel grid, as the sportsbook draws them, so that its menu only fills up when it comes. */
const ICONS = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4Z',
  live: 'M12 10.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3ZM7.800 16.200a6 6 0 0 1 0-8.400M16.200 7.800a6 6 0 0 1 0 8.400M5 19a10 10 0 0 1 0-14M19 5a10 10 0 0 1 0 14',
  football:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8l3.800 2.800-1.500 4.400H9.700l-1.500-4.400ZM12 3v5M20.400 9.400l-4.600 1.400M17.300 19.200l-3-4M6.700 19.200l3-4M3.600 9.400l4.600 1.400',
  tennis: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM5.500 5.800c4 3.400 4 9 0 12.400M18.500 5.800c-4 3.400-4 9 0 12.400',
  hockey: 'M5 3l6 13.500c.5 1 1.400 1.500 2.500 1.500H20v-3h-5L8 3M4 21h6',
  basketball:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3v18M5.800 5.500c3.500 3.600 3.500 9.400 0 13M18.200 5.500c-3.500 3.600-3.500 9.400 0 13',
  horses: 'M5 21c0-6 1.500-9 5-11l-1.500-4L13 8c4 .5 6.500 4 6 8l-3 .5-3-2.500c-1 3 .5 4.500 1.500 7',
  dogs: 'M3 14c2-3 5-4 9-4l4-4 1 3 4 1.500-2 3h-3l-2 6M6 13l-2 7M12 14l-1 6',
  star: 'M12 3.500l2.600 5.500 6 .8-4.400 4.200 1.100 6L12 17.100 6.700 20l1.100-6L3.400 9.800l6-.8Z',
  slip: 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4ZM10 6v12',
} as const;
type IconName = keyof typeof ICONS;

const MENUS: Readonly<Record<SportsbookContextBody['product'], readonly IconName[]>> = {
  sportsbook: ['home', 'live', 'football', 'tennis', 'hockey', 'basketball'],
  virtuals: ['home', 'football', 'horses', 'dogs'],
};
const GROUPS: readonly { readonly sport: IconName; readonly rows: number }[] = [
  { sport: 'football', rows: 4 },
  { sport: 'tennis', rows: 2 },
  { sport: 'basketball', rows: 3 },
];

const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);
/** What will be a line of text. */
const Bone = ({ width }: { readonly width: css.BoneWidth }) => <span className={css.bone[width]} />;
const times = <Result,>(count: number, draw: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_each, index) => draw(index));

/**
 * The sportsbook before it can be used: its menu with the icons of its sports, the events that lead, the first rows of the
 * others and, on wide screens, the competitions and the slip, each with the size that it will have. It does not move: drawing
 * so large a surface all the time would take the processor from the frame that starts below it.
 */
export function FrameSkeleton({ product }: { readonly product: SportsbookContextBody['product'] }) {
  const isVirtuals = product === 'virtuals';
  return (
    <div className={css.shell} aria-hidden="true" data-awaits-frame>
      <div className={css.bar}>
        <div className={css.tabs}>
          {MENUS[product].map((name, index) => (
            <span key={name} className={css.tab} data-on={index === 0 || undefined}>
              <Icon name={name} />
              <Bone width={index === 1 ? 'xs' : 'sm'} />
            </span>
          ))}
        </div>
        <div className={css.tools}>
          <span className={css.finder} />
          <span className={css.format} />
        </div>
      </div>
      <div className={css.layout}>
        <div className={css.tree}>
          {times(9, (index) => (
            <span key={index} className={css.branch}>
              {index % 4 === 0 && <Icon name={GROUPS[Math.floor(index / 4)]?.sport ?? 'football'} />}
              <Bone width={index % 4 === 0 ? 'md' : 'lg'} />
            </span>
          ))}
        </div>
        <div className={css.main}>
          {isVirtuals ? (
            <div className={css.stage} />
          ) : (
            <div className={css.spotlight}>
              {times(3, (index) => (
                <div key={index} className={css.card}>
                  <Head sport={GROUPS[index]?.sport ?? 'football'} />
                  <div className={css.cardRow}>
                    <Bone width="sm" />
                    <Teams isLarge />
                    <Odds count={index === 0 ? 3 : 2} />
                  </div>
                </div>
              ))}
            </div>
          )}
          <div className={css.part}>
            {!isVirtuals && <Icon name="live" />}
            <Bone width="sm" />
          </div>
          {GROUPS.map(({ sport, rows }) => (
            <div key={sport} className={css.group}>
              <Head sport={isVirtuals ? 'horses' : sport} />
              {times(rows, (index) => (
                <div key={index} className={css.row}>
                  <Icon name="star" />
                  <Bone width="xs" />
                  <Teams />
                  <Odds count={sport === 'football' ? 3 : 2} />
                </div>
              ))}
            </div>
          ))}
        </div>
        <div className={css.slip}>
          <Bone width="md" />
          <Icon name="slip" />
          <Bone width="xl" />
        </div>
      </div>
    </div>
  );
}

const Head = ({ sport }: { readonly sport: IconName }) => (
  <div className={css.head}>
    <Icon name={sport} />
    <Bone width="xl" />
  </div>
);
const Teams = ({ isLarge = false }: { readonly isLarge?: boolean }) => (
  <div className={css.teams} data-large={isLarge || undefined}>
    <Bone width="lg" />
    <Bone width="md" />
  </div>
);
const Odds = ({ count }: { readonly count: number }) => (
  <div className={css.odds}>
    {times(count, (index) => (
      <span key={index} className={css.price} />
    ))}
  </div>
);
