import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Banknote,
  Bell,
  Check,
  Cherry,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleDollarSign,
  Clock,
  CreditCard,
  Crown,
  Dices,
  Eye,
  Gift,
  Headphones,
  Heart,
  History,
  House,
  Info,
  Landmark,
  Languages,
  Lock,
  LogOut,
  Mail,
  Menu,
  Pause,
  Play,
  Search,
  Settings2,
  ShieldCheck,
  Spade,
  Star,
  Timer,
  TriangleAlert,
  Trophy,
  UserRound,
  Video,
  Wallet,
  X,
} from 'lucide-react';
import { Icon, Inline, Section, Stack, Text, type IconComponent } from '../index.ts';
import * as css from './Foundations.css.ts';
import { themeOf } from './loadedTheme.ts';

const meta: Meta = {
  title: 'Foundations/Icons',
  parameters: {
    docs: {
      description: {
        component:
          'Icons come from `lucide-react`, one icon per meaning across the product. The brand sets their stroke: thin next to a fine serif, heavy next to condensed capitals.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const vocabulary: Record<string, Record<string, IconComponent>> = {
  Areas: {
    home: House,
    casino: Cherry,
    live: Video,
    tables: Spade,
    instant: Dices,
    sports: Trophy,
    jackpots: Crown,
    promotions: Gift,
  },
  Money: {
    wallet: Wallet,
    deposit: CircleDollarSign,
    withdraw: Landmark,
    card: CreditCard,
    cash: Banknote,
    history: History,
  },
  Account: {
    player: UserRound,
    inbox: Mail,
    news: Bell,
    favourites: Heart,
    rewards: Star,
    limits: ShieldCheck,
    time: Timer,
    support: Headphones,
    settings: Settings2,
    language: Languages,
    'log out': LogOut,
  },
  Controls: {
    search: Search,
    menu: Menu,
    close: X,
    back: ChevronLeft,
    on: ChevronRight,
    open: ChevronDown,
    chosen: Check,
    show: Eye,
    play: Play,
    pause: Pause,
    locked: Lock,
  },
  States: { info: Info, done: CircleCheck, warning: TriangleAlert, failed: CircleAlert, waiting: Clock },
};

export const Vocabulary: Story = {
  render: () => (
    <Stack gap="xl">
      {Object.entries(vocabulary).map(([group, icons]) => (
        <Section key={group} title={group}>
          <div className={css.icons}>
            {Object.entries(icons).map(([meaning, icon]) => (
              <div key={meaning} className={css.icon}>
                <Icon icon={icon} size="lg" />
                {meaning}
              </div>
            ))}
          </div>
        </Section>
      ))}
    </Stack>
  ),
};
export const Sizes: Story = {
  render: (_args, { loaded }) => {
    const { icon } = themeOf(loaded);
    return (
      <Stack>
        <Text>
          Stroke <code>{icon.stroke}</code> at 24 px
        </Text>
        <Inline gap="xl">
          {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <Stack key={size} align="center" gap="xs">
              <Icon icon={Cherry} size={size} />
              <Text size="sm">
                {size} · <code>{icon[size]}</code>
              </Text>
            </Stack>
          ))}
        </Inline>
      </Stack>
    );
  },
};
