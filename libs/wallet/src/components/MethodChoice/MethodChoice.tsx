import { Badge, Picture, RadioCards } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import type { PaymentMethod, PaymentMethodCode } from '@baize/contracts/wallet';
import { fromWire } from '@baize/kernel';
import { contentUrl } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { usePaymentMarks } from '../../api/payment-marks.ts';

export interface MethodChoiceProps {
  readonly label: string;
  readonly methods: readonly PaymentMethod[];
  readonly currency: string;
  readonly value: PaymentMethodCode | null;
  readonly onChange: (value: PaymentMethodCode) => void;
}

const MARK = { width: 80, height: 50 };

/** Ways to pay, with how long each takes and its bounds. */
export function MethodChoice({ label, methods, currency, value, onChange }: MethodChoiceProps) {
  const text = useText('wallet');
  const format = useFormat();
  const marks = usePaymentMarks();
  const money = (amount: number) => {
    const parsed = fromWire(amount);
    return format.money(parsed.ok ? parsed.value : 0, currency);
  };
  return (
    <RadioCards
      label={label} value={value ?? ''} onChange={(next) => onChange(next as PaymentMethodCode)}
      options={methods.map((method) => {
        const mark = marks.get(method.name);
        return {
          value: method.name,
          label: <>{mark?.title ?? method.name} {method.recent && <Badge tone="info">{text('wallet.method.recent')}</Badge>}</>,
          hint: `${method.processTime === 0 ? text('wallet.method.instant') : text('wallet.method.minutes', { count: method.processTime })} · ${text('wallet.method.bounds', { min: money(method.min), max: money(method.max) })}`,
          end: mark && <Picture src={contentImageUrl(contentUrl(), mark.image.asset._ref, { w: MARK.width * 2, h: MARK.height * 2 })} width={MARK.width} height={MARK.height} colour={mark.image.color} alt="" fit="contain" />,
        };
      })}
    />
  );
}
