import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../../../provider/UiProvider.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

const LOOKS = ['full', 'split', 'card', 'editorial', 'board'] as const;
const SCENES = ['lost', 'locked', 'open', 'dark', 'calm'] as const;

it('draws another picture for every scene in every manner, hidden from screen readers', async () => {
  const { container } = render(
    LOOKS.map((hero) => (
      <UiProvider key={hero} layout={{ hero }}>
        {SCENES.map((scene) => (
          <ErrorScreen key={scene} scene={scene} title={`${hero} ${scene}`}>
            Nothing was lost.
          </ErrorScreen>
        ))}
      </UiProvider>
    )),
  );
  await waitFor(() => expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(25));
  const pictures = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML.replaceAll(/_r_\w+?_/g, ''));
  expect(new Set(pictures).size).toBe(25);
  expect(screen.getByRole('heading', { level: 1, name: 'split locked' })).toBeVisible();
});
