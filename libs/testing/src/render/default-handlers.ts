import type { RequestHandler } from 'msw';
import { gameLimitations, manualClaimAvailable, rewards } from '@baize/contracts/bonus';
import { liveTables } from '@baize/contracts/live-tables';
import { activityLeft, activitySettings } from '@baize/contracts/activity';
import { jackpotAmounts, lastPlayedGames, playerGameList } from '@baize/contracts/games';
import { sessionLaw } from '@baize/contracts/market-law';
import { readInbox } from '@baize/contracts/inbox';
import { accessDetails } from '@baize/contracts/player';
import { knownPasswordSuffixes } from '@baize/contracts/registration';
import { accessContext, siteFlags, siteLocation } from '@baize/contracts/site';
import { depositMethods, pendingDeposits } from '@baize/contracts/cashier';
import { balance, walletSummary, withdrawalTransactions } from '@baize/contracts/wallet';
import { handle, handleContent } from '../api/handle.ts';
import { sessionLawOf } from '../builders/law.ts';
import { playerProfile } from '../builders/player.ts';
import { walletBalance, walletSummaryOf } from '../builders/wallet.ts';

/** What every page requests; a test's own handlers come first. */
export const defaultHandlers = (): RequestHandler[] => [
  handle(siteFlags, {
    flags: {
      liveTableRoute: false,
      signupCallback: false,
      fluidPayment: false,
      maintenance: false,
      playSlugRoute: true,
    },
    maintenanceUntil: null,
  }),
  // A test's location is unknown, which closes nothing.
  handle(siteLocation, { ipAddress: '127.0.0.1', countryCode: null, city: null, regionCode: null }),
  handle(accessContext, {
    access: 'allowed',
    reason: 'unknown_country',
    countryCode: null,
    regionCode: null,
    ipAddress: '127.0.0.1',
  }),
  handle(accessDetails, () => playerProfile()),
  // No password of a test is known from a breach.
  handle(knownPasswordSuffixes, { suffixes: [] }),
  handle(sessionLaw, () => sessionLawOf()),
  handle(activityLeft, { minutes_remaining: 120 }),
  handle(activitySettings, { timer: 'TWO_HOURS' }),
  handle(balance, () => walletBalance()),
  handle(depositMethods, []),
  handle(rewards, []),
  handle(gameLimitations, []),
  handle(manualClaimAvailable, { available: true, reason: null }),
  handle(walletSummary, () => walletSummaryOf()),
  handle(pendingDeposits, []),
  handle(withdrawalTransactions, []),
  handle(readInbox, { messages: [], unread: 0 }),
  handle(playerGameList, []),
  handle(lastPlayedGames, []),
  handle(jackpotAmounts, { data: [] }),
  handle(liveTables, { data: [] }),
  // A missing page shows popular games.
  handleContent('lobby', []),
  handleContent('lobbyWidgets', []),
  handleContent('lobbyWidget', []),
  handleContent(/_type == "paymentMethod"/, []),
  handleContent('marketContent', null),
  // The version that the test's player has accepted.
  handleContent('termsVersion', { version: 1, slug: 'terms', publishedAt: '2026-01-01T00:00:00Z' }),
  handleContent('seo', []),
  handleContent('signUpBanner', null),
  handleContent('occupations', [
    { id: 'EMPLOYED', title: 'Employed' },
    { id: 'STUDENT', title: 'Student' },
  ]),
  handleContent('sourceOfFunds', [
    { id: 'SALARY', title: 'Salary' },
    { id: 'SAVINGS', title: 'Savings' },
  ]),
  handleContent('payAndPlayBanner', { title: 'In one step', description: 'Less to fill in.' }),
  handleContent('registrationPage', null),
];
