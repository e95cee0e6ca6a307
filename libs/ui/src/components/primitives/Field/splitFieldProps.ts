import type { FieldProps } from './Field.tsx';

/** Splits a field component's props into those of `Field` and its own. */
export function splitFieldProps<Props extends FieldProps & { id?: string | undefined }>({
  id,
  label,
  hideLabel,
  hint,
  error,
  optional,
  labelEnd,
  ...own
}: Props) {
  return [{ id, label, hideLabel, hint, error, optional, labelEnd }, own] as const;
}
