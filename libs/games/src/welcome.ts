import { Spade } from 'lucide-react';
import type { WelcomeSuggestion } from '@baize/shell';
import { GAME_PATHS } from './paths.ts';

export const suggestions: readonly WelcomeSuggestion[] = [
  {
    id: 'games',
    order: 20,
    path: GAME_PATHS.casino,
    icon: Spade,
    titleKey: 'games.welcome.title',
    textKey: 'games.welcome.text',
  },
];
