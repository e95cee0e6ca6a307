import { BadgeCheck, Flag, Handshake, Heart, Scale, ShieldCheck, SlidersHorizontal, Star } from 'lucide-react';
import type { IconComponent } from '@baize/ui';

/** Icons that the content service may use for the sign-up banner. */
const ICONS: Readonly<Record<string, IconComponent>> = {
  'badge-check': BadgeCheck,
  flag: Flag,
  handshake: Handshake,
  heart: Heart,
  scale: Scale,
  'shield-check': ShieldCheck,
  sliders: SlidersHorizontal,
};

/** Returns the icon for the content service's name; an unknown name gets a star. */
export const bannerIcon = (name: string): IconComponent => ICONS[name] ?? Star;
