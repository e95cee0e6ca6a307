import { OTHER_CHOICE, questionnaireAnswer, type QuestionnaireAnswer } from '@baize/contracts/kyc';

/** What the form holds: texts, as the player typed or chose them. */
export const EMPTY_FORM = {
  occupation: '',
  otherOccupation: '',
  sourceOfFunds: '',
  otherSource: '',
  salaryRangeId: '',
  placeOfBirth: '',
  nationality: '',
};
export type QuestionnaireForm = typeof EMPTY_FORM;
export type QuestionnaireField = keyof QuestionnaireForm;

/**
 * Reads the form by the contract's rules (A§5): occupation and source of funds, as text where "Other" is chosen, and a
 * salary range above 0.
 * @returns the answers, or the fields that are still to be filled in
 */
export function readForm(form: QuestionnaireForm): QuestionnaireAnswer | readonly QuestionnaireField[] {
  const { otherOccupation, otherSource, ...rest } = form;
  const read = questionnaireAnswer.safeParse({
    ...rest,
    salaryRangeId: Number(form.salaryRangeId),
    ...(form.occupation === OTHER_CHOICE ? { otherOccupation } : {}),
    ...(form.sourceOfFunds === OTHER_CHOICE ? { otherSource } : {}),
  });
  if (read.success) return read.data;
  const missing = new Set(read.error.issues.map(({ path }) => String(path[0]) as QuestionnaireField));
  // The contract looks at the texts only once everything else is valid.
  if (form.occupation === OTHER_CHOICE && otherOccupation.trim().length < 2) missing.add('otherOccupation');
  if (form.sourceOfFunds === OTHER_CHOICE && otherSource.trim().length < 2) missing.add('otherSource');
  return [...missing];
}
