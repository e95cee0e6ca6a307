import { render, screen } from '@testing-library/react';
import { Inbox } from 'lucide-react';
import { expect, it } from 'vitest';
import { TaskStrip } from './TaskStrip.tsx';

it('is a named list of links with their text', () => {
  render(
    <TaskStrip
      label="Waiting for you"
      tasks={[{ id: 'a', href: '/inbox', icon: Inbox, title: '2 unread messages', text: 'Open your inbox' }]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Waiting for you' })).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveTextContent('2 unread messagesOpen your inbox');
});

it('keeps its place while the tasks load', () => {
  render(<TaskStrip label="Waiting for you" tasks={undefined} />);
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
