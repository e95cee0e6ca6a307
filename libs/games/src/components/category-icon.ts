import {
  BadgeCheck, BookOpen, Candy, Cherry, CircleDot, Clapperboard, Club, Compass, Crown, Diamond, Fish, Flame, Gem, Landmark, LayoutGrid, Lock, Rocket, ShoppingBag,
  Snowflake, Spade, Sparkles, Ticket, Timer, WandSparkles, Waypoints, Zap,
} from 'lucide-react';
import type { IconComponent } from '@baize/ui';

/** Icons that the content service may name for a category. */
const ICONS: Readonly<Record<string, IconComponent>> = {
  flame: Flame, sparkles: Sparkles, crown: Crown, gem: Gem, 'badge-check': BadgeCheck, waypoints: Waypoints, 'book-open': BookOpen, lock: Lock, cherry: Cherry, compass: Compass,
  landmark: Landmark, snowflake: Snowflake, fish: Fish, wand: WandSparkles, candy: Candy, rocket: Rocket, 'shopping-bag': ShoppingBag, zap: Zap, club: Club, spade: Spade, timer: Timer,
  ticket: Ticket, 'layout-grid': LayoutGrid, 'circle-dot': CircleDot, clapperboard: Clapperboard, diamond: Diamond,
};

/** An icon by the content service's name; one that is not known here is a spade. */
export const categoryIcon = (name: string): IconComponent => ICONS[name] ?? Spade;
