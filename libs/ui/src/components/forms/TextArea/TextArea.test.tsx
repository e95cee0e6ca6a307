import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextArea } from './TextArea.tsx';

it('connects label, hint and error to its field and passes native attributes on', () => {
  render(
    <TextArea
      label="Your message"
      hint="The round’s number helps."
      error="Tell us more"
      name="message"
      maxLength={500}
      rows={6}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Your message' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('The round’s number helps. Tell us more');
  expect(field).toHaveAttribute('name', 'message');
  expect(field).toHaveAttribute('maxlength', '500');
});
