import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Footer } from './Footer.tsx';

it('shows legal text and age, and links that leave, open in the app or run an action', async () => {
  const open = vi.fn();
  render(
    <Footer
      logo="Northlight"
      age="18+"
      columns={[
        {
          title: 'Help',
          links: [
            { label: 'Support', href: '/support' },
            { label: 'Helpline', href: 'https://help.example' },
            { label: 'Cookies', onClick: open },
          ],
        },
      ]}
    >
      <p>Licence 1</p>
    </Footer>,
  );
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('18+');
  expect(footer).toHaveTextContent('Licence 1');
  expect(screen.getByRole('link', { name: 'Helpline' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: 'Support' })).not.toHaveAttribute('target');
  await userEvent.click(screen.getByRole('button', { name: 'Cookies' }));
  expect(open).toHaveBeenCalledOnce();
});
