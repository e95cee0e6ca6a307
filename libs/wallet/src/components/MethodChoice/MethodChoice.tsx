import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button, Picture, RadioCards } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import type { PaymentMethod, PaymentMethodCode } from '@baize/contracts/cashier';
import { hundredthsOf } from '@baize/kernel';
import { contentUrl } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { usePaymentMarks } from '../../api/payment-marks.ts';
import * as css from './MethodChoice.css.ts';
import { METHOD_NAMES } from '../../model/method-names.ts';

export interface MethodChoiceProps {
  readonly label: string;
  readonly methods: readonly PaymentMethod[];
  readonly currency: string;
  /** Tells whether the player has less than a method's minimum: such a method says so and cannot be chosen. */
  readonly isClosed: (method: PaymentMethod) => boolean;
  readonly value: PaymentMethodCode | null;
  readonly onChange: (value: PaymentMethodCode) => void;
}

const MARK = { width: 80, height: 50 };

/**
 * Returns the text for how long a method takes, in a natural unit. @param minutes processing time from the content
 * service
 */
function duration(minutes: number): readonly [key: string, count: number] {
  if (minutes === 0) return ['wallet.method.instant', 0];
  if (minutes < 60) return ['wallet.method.minutes', minutes];
  return minutes < 24 * 60
    ? ['wallet.method.hours', Math.ceil(minutes / 60)]
    : ['wallet.method.days', Math.ceil(minutes / (24 * 60))];
}

/**
 * Payment methods, with the time and the amount range of each. A phone shows the chosen one, and the others on request,
 * so that the button below is near.
 */
export function MethodChoice({ label, methods, currency, isClosed, value, onChange }: MethodChoiceProps) {
  const text = useText('wallet');
  const format = useFormat();
  const marks = usePaymentMarks();
  const [open, setOpen] = useState(false);
  const folded = !open && value !== null && methods.length > 1;
  const money = (amount: number) => {
    return format.money(hundredthsOf(amount), currency);
  };
  return (
    <div>
      <RadioCards
        folded={folded}
        columns={2}
        label={label}
        value={value ?? ''}
        onChange={(next) => onChange(next as PaymentMethodCode)}
        options={methods.map((method) => {
          const mark = marks.get(method.name);
          const [durationKey, count] = duration(method.processTime);
          const closed = isClosed(method);
          return {
            value: method.name,
            label: mark?.title ?? METHOD_NAMES[method.name],
            disabled: closed,
            hint: (
              <>
                {durationKey === 'wallet.method.instant' ? text(durationKey) : text(durationKey, { count })}
                <br />
                {text('wallet.method.bounds', { min: money(method.min), max: money(method.max) })}
                {(closed || method.recent) && (
                  <>
                    <br />
                    {text(closed ? 'wallet.method.belowMinimum' : 'wallet.method.recent')}
                  </>
                )}
              </>
            ),
            end: mark && (
              <Picture
                src={contentImageUrl(contentUrl(), mark.image.asset._ref, { w: MARK.width * 2, h: MARK.height * 2 })}
                width={MARK.width}
                height={MARK.height}
                alt=""
                fit="contain"
                box="mark"
              />
            ),
          };
        })}
      />
      {folded && (
        <div className={css.more}>
          <Button variant="ghost" size="sm" iconEnd={ChevronDown} onClick={() => setOpen(true)} data-others>
            {text('wallet.method.others', { count: methods.length - 1 })}
          </Button>
        </div>
      )}
    </div>
  );
}
