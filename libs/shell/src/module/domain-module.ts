import type { ComponentType } from 'react';
import type { BrandCapabilities, RulePack } from '@baize/brand';
import type { FeatureFlags } from '@baize/contracts/site';
import type { GuardName } from '../guards/guards.ts';

/** A rule of the market that allows something or not. */
export type AllowingRule = {
  readonly [Name in keyof RulePack]: RulePack[Name]['value'] extends boolean ? Name : never;
}[keyof RulePack];

/** One address of a domain. */
export interface DomainRoute {
  /** Under the locale prefix, without a leading slash: `my-account/banking`. */
  readonly path: string;
  /** Checked in order; the first that refuses decides. */
  readonly guards?: readonly GuardName[];
  /** Stays open to a player on a time-out or excluded (ruling 19); without it the route leads them to their money. */
  readonly onBreak?: 'open';
  /** Fetched with the route, side by side with its texts. */
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
  /** Key of the document's title, in the domain's namespace. */
  readonly titleKey: string;
  /** How the frame shows it: with header and footer, or filling the viewport (a game). */
  readonly frame?: 'standard' | 'immersive' | 'focused';
  /** The address exists only while this flag is on (B§9); else it is one that nobody knows. */
  readonly flag?: keyof FeatureFlags;
  /** Key of the description for search engines, in the domain's namespace. A page without one is not to be indexed. */
  readonly descriptionKey?: string;
  /** Said instead of it where the market's law forbids what it names, by the rule that would allow it. */
  readonly descriptionKeyWithout?: { readonly [Name in AllowingRule]?: string };
}

export interface NavigationItem {
  readonly id: string;
  readonly path: string;
  /** Key in the `default` namespace, so that the frame can show it before the domain has loaded. */
  readonly labelKey: string;
  /** Name of the icon in @baize/ui. */
  readonly icon: string;
  readonly placement: 'main' | 'account';
  readonly order: number;
}

/** A domain as data: what it adds to the site, without loading it. */
export interface DomainModule {
  readonly id: string;
  /** Namespace of its texts, fetched with its routes. */
  readonly namespace: string;
  /** The brand capability that it needs; none for what every brand has. */
  readonly capability?: keyof BrandCapabilities;
  /** A rule of the market that must allow it. */
  readonly allowedBy?: AllowingRule;
  readonly routes: readonly DomainRoute[];
  readonly navigation: readonly NavigationItem[];
}
