import type { UserEvent } from '@testing-library/user-event';

/**
 * Enters a text that a test only needs to be there, by one paste. Typing renders the form once for each letter, which
 * took most of the time of the sign-up's tests. Type where the test is about typing.
 */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
