import { Gauge } from 'lucide-react';
import type { WelcomeSuggestion } from '@baize/shell';
import { LIMITS_PATHS } from './paths.ts';

export const suggestions: readonly WelcomeSuggestion[] = [
  {
    id: 'limits',
    order: 10,
    path: LIMITS_PATHS.limits,
    icon: Gauge,
    titleKey: 'limits.welcome.title',
    textKey: 'limits.welcome.text',
    buttonKey: 'limits.welcome.set',
  },
];
