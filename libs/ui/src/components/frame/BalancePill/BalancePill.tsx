import { Plus } from 'lucide-react';
import { AnimatedAmount } from '../AnimatedAmount/AnimatedAmount.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLabel } from '../../../provider/UiProvider.tsx';
import * as css from './BalancePill.css.ts';

export interface BalancePillProps {
  /** Hundredths; undefined until the balance is known. */
  value: number | undefined;
  format: (hundredths: number) => string;
  /** The amount's name, for example “Balance”. */
  label: string;
  /** The balance's link or action. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  /** Bonus money beside the balance, as text: it is not the player's own yet. */
  bonus?: string | undefined;
  deposit?: { label: string; href?: string | undefined; onClick?: (() => void) | undefined } | undefined;
}

/** The balance in the header, with the deposit button next to it. */
export function BalancePill({ value, format, label, bonus, href, onClick, deposit }: BalancePillProps) {
  const translate = useLabel();
  const inside = (
    <>
      <VisuallyHidden>{translate('ui.named', { name: label })} </VisuallyHidden>
      {/* The header has room for two lines. */}
      {bonus === undefined && (
        <span className={css.caption} aria-hidden="true">
          {label}
        </span>
      )}
      {value === undefined ? <Skeleton shape="sm" /> : <AnimatedAmount value={value} format={format} />}
      {bonus !== undefined && <span className={css.bonus}>{bonus}</span>}
    </>
  );
  const add = deposit && (
    <>
      <Icon icon={Plus} size="sm" />
      <span className={css.depositWords}>{deposit.label}</span>
    </>
  );
  return (
    <div className={css.pill}>
      {href === undefined ? (
        <button type="button" className={css.balance} onClick={onClick}>
          {inside}
        </button>
      ) : (
        <a href={href} className={css.balance} onClick={onClick}>
          {inside}
        </a>
      )}
      {deposit &&
        (deposit.href === undefined ? (
          <button type="button" className={css.deposit} onClick={deposit.onClick} title={deposit.label}>
            {add}
          </button>
        ) : (
          <a href={deposit.href} className={css.deposit} onClick={deposit.onClick} title={deposit.label}>
            {add}
          </a>
        ))}
    </div>
  );
}
