import { Wallet } from 'lucide-react';
import type { WelcomeSuggestion } from '@baize/shell';
import { DEPOSIT_GUARDS } from './model/deposit-guards.ts';
import { WALLET_PATHS } from './paths.ts';

export const suggestions: readonly WelcomeSuggestion[] = [
  {
    id: 'deposit',
    order: 30,
    path: WALLET_PATHS.deposit,
    icon: Wallet,
    titleKey: 'wallet.welcome.title',
    textKey: 'wallet.welcome.text',
    guards: DEPOSIT_GUARDS,
  },
];
