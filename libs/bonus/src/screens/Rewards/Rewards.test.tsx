import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playerSession } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { ActiveRewards, Rewards } from './Rewards.tsx';

it.each([
  ['/en-UN/my-account/rewards', Rewards],
  ['/en-UN/my-account/rewards/active', ActiveRewards],
])('%s has the tabs of both pages, and says on which it is (B§2)', (path, Screen) => {
  renderWithShell(<Screen />, { who: playerSession(), path });
  const tabs = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('/my-account/rewards'));
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
    '/en-UN/my-account/rewards',
    '/en-UN/my-account/rewards/active',
  ]);
  expect(
    tabs.filter((tab) => tab.getAttribute('aria-current') === 'page').map((tab) => tab.getAttribute('href')),
  ).toEqual([path]);
});
