import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProviderStrip } from './ProviderStrip.tsx';

const logo = { src: '/kelp.webp', width: 160, height: 60, colour: '#223344' };

it('is a named row of links, each with its studio’s name and count', () => {
  render(
    <ProviderStrip
      label="Studios"
      providers={[
        { id: 'kelp', name: 'Kelp', href: '/kelp', logo, meta: '124 games' },
        { id: 'otter', name: 'Brass Otter', href: '/otter' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: /Kelp.*124 games/ })).toHaveAttribute('href', '/kelp');
  expect(screen.getByRole('img', { name: 'Kelp' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Brass Otter' })).toBeInTheDocument();
});

it('keeps its size while the studios load, without links', () => {
  const { container } = render(<ProviderStrip label="Studios" providers={undefined} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelectorAll('[aria-hidden=true]').length).toBeGreaterThanOrEqual(8);
});
