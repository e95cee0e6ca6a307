import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentMethod, PaymentMethodCode } from '@baize/contracts/cashier';
import type { Hundredths } from '@baize/kernel';
import { useLanguageTag } from '@baize/i18n';
import { checkAmount, type AmountLimits } from '../../model/amount-check.ts';
import { useMovementKey } from '../../state/movement-key.ts';

/** The requested deposit or withdrawal; the amount is in hundredths. */
export interface MovementWish {
  readonly amount: Hundredths;
  readonly paymentMethod: PaymentMethodCode;
}

/** What the player entered, as typed. */
export interface Entered {
  readonly typed: string;
  readonly method: PaymentMethodCode | null;
}

export interface MovementOptions<Answer> {
  readonly methods: readonly PaymentMethod[];
  /** What the form starts with. */
  readonly first: Entered;
  readonly currency: string;
  readonly bounds: (method: PaymentMethod | undefined) => AmountLimits;
  /** Tells whether a method takes no amount that the player could enter; absent: none is closed. */
  readonly isClosed?: (method: PaymentMethod) => boolean;
  /** What makes it another request besides amount and method; absent: nothing. */
  readonly choice?: string | null;
  readonly send: (wish: MovementWish & { readonly key: string }) => Promise<Answer>;
  readonly onSent: (answer: Answer, amount: Hundredths, entered: Entered) => void;
  /** Called after a refusal: what the page promised may no longer be true. */
  readonly onRefused?: (error: Error) => void;
}

/**
 * State of a deposit or withdrawal form: the chosen method, the typed amount, its validation, and sending it exactly
 * once.
 */
export function useMovement<Answer>({
  methods,
  first,
  currency,
  bounds,
  isClosed = () => false,
  choice = null,
  send,
  onSent,
  onRefused,
}: MovementOptions<Answer>) {
  const locale = useLanguageTag();
  const [chosen, setChosen] = useState(first.method);
  const [typed, setTyped] = useState(first.typed);
  const [judged, setJudged] = useState(false);
  const movement = useMovementKey();
  // While the chosen method is closed, the first open one takes its place, so the form can always be sent.
  const open = methods.filter((entry) => !isClosed(entry));
  const selected =
    open.find((entry) => entry.name === chosen) ?? open[0] ?? methods.find(({ name }) => name === chosen);
  const method = selected?.name ?? null;
  const limits = bounds(selected);
  const check = checkAmount(typed, locale, currency, limits);
  const start = useMutation({
    mutationFn: (wish: MovementWish) =>
      send({ ...wish, key: movement.keyFor(`${wish.amount} ${wish.paymentMethod} ${choice ?? ''}`) }),
    onSuccess: (answer, { amount }) => {
      setTyped('');
      setJudged(false);
      onSent(answer, amount, { typed, method });
    },
    onError: (error) => onRefused?.(error),
    onSettled: (_answer, error) => movement.settled(error),
  });
  return {
    methods,
    isClosed,
    currency,
    limits,
    method,
    setMethod(next: PaymentMethodCode): void {
      setChosen(next);
      start.reset();
    },
    typed,
    check,
    /** Why the amount is not valid; set after the field loses focus or the form is submitted, until it is edited. */
    fault: judged && !check.ok ? check : null,
    failure: start.error,
    pending: start.isPending,
    type(value: string): void {
      setTyped(value);
      setJudged(false);
      start.reset();
    },
    /** Puts a refusal away; what the player has entered stays. */
    dismiss(): void {
      start.reset();
    },
    leave(): void {
      if (typed !== '') setJudged(true);
    },
    submit(): void {
      setJudged(true);
      if (check.ok && method && movement.claim()) start.mutate({ amount: check.amount, paymentMethod: method });
    },
  };
}
export type Movement = ReturnType<typeof useMovement>;
