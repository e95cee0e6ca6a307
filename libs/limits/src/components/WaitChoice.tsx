import { RadioGroup } from '@baize/ui';
import { LIMIT_WAIT_HOURS } from '@baize/contracts/limits';
import { useText } from '@baize/i18n';

/** How long a player wants a raise or a removal to wait, in hours (ruling 17). */
export type ChosenWait = (typeof LIMIT_WAIT_HOURS)[number];

export interface WaitChoiceProps {
  readonly label: string;
  /** The shortest wait by law, in hours; nothing is offered where it is longer than the shortest choice. */
  readonly lawfulHours: number;
  readonly value: ChosenWait;
  readonly onChange: (value: ChosenWait) => void;
}

/** The choice between the waits of A§9 before a limit becomes higher or ends. */
export function WaitChoice({ label, lawfulHours, value, onChange }: WaitChoiceProps) {
  const text = useText('limits');
  if (lawfulHours > LIMIT_WAIT_HOURS[0]) return null;
  return (
    <RadioGroup
      label={label}
      value={String(value)}
      onChange={(chosen) => onChange(chosen === '72' ? 72 : 24)}
      options={LIMIT_WAIT_HOURS.map((each) => ({
        value: String(each),
        label: text('limits.hours', { count: each }),
      }))}
    />
  );
}
