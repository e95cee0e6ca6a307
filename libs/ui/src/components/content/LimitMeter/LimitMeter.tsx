import { useLabel } from '../../../provider/UiProvider.tsx';
import { useCssVars } from '../../../provider/useCssVars.ts';
import * as css from './LimitMeter.css.ts';

export interface LimitMeterProps {
  /** The limit's name: “Daily deposit limit”. */
  label: string;
  /** The amount left, in hundredths. */
  remaining: number;
  /**
   * The whole limit, in hundredths, or null if only the amount left is known. Then there is no bar, because the share
   * used would be a guess.
   */
  limit?: number | null | undefined;
  /** The amount used, in hundredths. Left out, it is the limit minus the amount left. */
  used?: number | undefined;
  /** Formats hundredths as the player reads money. */
  format: (hundredths: number) => string;
  /** When the limit resets, as a phrase: “on 1 December”. */
  resetsOn?: string | undefined;
  /**
   * A requested change that is still pending (ruling 17): the new limit (null: no limit) and when it starts, as a
   * phrase.
   */
  pending?: { value: number | null; on: string } | undefined;
}

/** The share used from which the bar warns. */
const NEAR = 0.8;

/**
 * Shows how much of a player's own limit is used and left, when it resets and any pending change.
 * It is calm on purpose: a limit that is reached has done its work. Use `ProgressBar` for progress towards a goal.
 */
export function LimitMeter({ label, remaining, limit = null, used, format, resetsOn, pending }: LimitMeterProps) {
  const words = useLabel();
  const left = Math.max(0, remaining);
  const spent = Math.max(0, used ?? (limit === null ? 0 : limit - left));
  const share = limit === null ? 0 : limit > 0 ? Math.min(1, spent / limit) : 1;
  const state = left === 0 ? 'reached' : share >= NEAR ? 'near' : spent === 0 ? 'unused' : 'open';
  const whole = Math.max(limit ?? 0, pending?.value ?? 0);
  const fillShare = whole > 0 ? Math.min(1, spent / whole) : 1;
  const markShare =
    limit !== null && pending?.value != null && pending.value !== limit && whole > 0
      ? Math.min(limit, pending.value) / whole
      : null;
  const fill = useCssVars<HTMLSpanElement>({ used: fillShare.toFixed(4) });
  const mark = useCssVars<HTMLSpanElement>({ mark: markShare === null ? undefined : markShare.toFixed(4) });
  const change =
    pending &&
    (pending.value === null
      ? words('ui.limit.pendingRemoval', { date: pending.on })
      : words('ui.limit.pending', { amount: format(pending.value), date: pending.on }));
  const resets = resetsOn === undefined ? undefined : words('ui.limit.resets', { date: resetsOn });
  const stateText =
    limit === null
      ? words('ui.limit.left', { amount: format(left) })
      : words('ui.limit.state', { used: format(spent), limit: format(limit), left: format(left) });
  return (
    <div className={css.meter} data-state={state}>
      <div className={css.head}>
        <span className={css.name}>{label}</span>
        <span className={css.left}>
          {left === 0 ? words('ui.limit.reached') : words('ui.limit.left', { amount: format(left) })}
        </span>
      </div>
      {limit !== null && (
        <div
          className={css.track}
          data-state={state}
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={limit / 100}
          aria-valuenow={Math.min(spent, limit) / 100}
          aria-valuetext={[stateText, resets, change].filter(Boolean).join('. ')}
        >
          <span ref={fill} className={css.fill} />
          {markShare !== null && <span ref={mark} className={css.mark} />}
        </div>
      )}
      {(limit !== null || resets !== undefined) && (
        <div className={css.foot}>
          {limit !== null && (
            <span>
              {words('ui.limit.used', { amount: format(spent) })} {words('ui.limit.of', { amount: format(limit) })}
            </span>
          )}
          {resets !== undefined && <span>{resets}</span>}
        </div>
      )}
      {change !== undefined && <div className={css.pending}>{change}</div>}
    </div>
  );
}
