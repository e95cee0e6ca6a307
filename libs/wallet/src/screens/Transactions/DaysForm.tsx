import { useState } from 'react';
import { Button, DateField, Form, Grid } from '@baize/ui';
import { useText } from '@baize/i18n';
import { faultsOf, type ChosenDays } from '../../model/chosen-days.ts';

interface DaysFormProps {
  /** The days that the history shows; null before the first choice. */
  readonly days: ChosenDays | null;
  /** Today in the player's time zone, as an ISO date. */
  readonly today: string;
  readonly onShow: (days: ChosenDays) => void;
}

const FIELDS = ['from', 'to'] as const;

/** Asks for the first and the last day of a period of the history. */
export function DaysForm({ days, today, onShow }: DaysFormProps) {
  const text = useText('wallet');
  const [typed, setTyped] = useState<ChosenDays>(days ?? { from: '', to: '' });
  /** Fields that may show what is wrong: after they were left, or after "show" was pressed. */
  const [judged, setJudged] = useState<Partial<Record<keyof ChosenDays, 'left' | 'pressed'>>>({});
  const faults = faultsOf(typed, today);
  const errorOf = (name: keyof ChosenDays) => {
    const fault = faults[name];
    // Leaving a field empty on the way to another one is no fault yet.
    const isOpen = judged[name] === undefined || (judged[name] === 'left' && fault === 'incomplete');
    return fault === undefined || isOpen ? undefined : text(`wallet.filter.date.${fault}`);
  };
  const part = (name: 'day' | 'month' | 'year') => ({
    label: text(`wallet.date.${name}`),
    placeholder: text(`wallet.date.${name}.placeholder`),
  });
  return (
    <Form
      label={text('wallet.filter.period.dates')}
      onSubmit={() => {
        setJudged({ from: 'pressed', to: 'pressed' });
        if (Object.keys(faults).length === 0) onShow(typed);
      }}
    >
      <Grid columns={{ base: 1, md: 2 }} gap="md">
        {FIELDS.map((name) => (
          <DateField
            key={name}
            label={text(`wallet.filter.${name}`)}
            parts={{ day: part('day'), month: part('month'), year: part('year') }}
            value={typed[name]}
            onChange={(day) => {
              setTyped((before) => ({ ...before, [name]: day }));
              setJudged((before) => ({ ...before, [name]: undefined }));
            }}
            onBlur={() => setJudged((before) => ({ ...before, [name]: before[name] ?? 'left' }))}
            error={errorOf(name)}
          />
        ))}
      </Grid>
      <Button type="submit" variant="secondary">
        {text('wallet.filter.show')}
      </Button>
    </Form>
  );
}
