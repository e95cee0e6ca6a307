import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Atom } from 'jotai';
import type { BrandCapabilities, BrandLayout, RulePack } from '@baize/brand';
import type { PageId } from '@baize/contracts/events';
import type { InboxKind } from '@baize/contracts/inbox';
import type { FeatureFlags } from '@baize/contracts/site';
import type { SocketMessageOf, SocketMessageType } from '@baize/contracts/socket';
import type { IconComponent } from '@baize/ui';
import type { Guard } from '../guards/guards.ts';
import type { OverlayName } from '../overlay.ts';
import type { SlotFilling, SlotKey } from './slots.ts';

/** A boolean rule of the market that allows something. */
export type AllowingRule = {
  readonly [Name in keyof RulePack]: RulePack[Name]['value'] extends boolean ? Name : never;
}[keyof RulePack];

/**
 * Loads a component's code. Write it as `() => import('./screens/X/X.tsx').then(…)`: tools read the file name from it.
 */
export type LazyComponent<Props = object> = () => Promise<{ readonly Component: ComponentType<Props> }>;

/** Kinds of content entries that fill a route's parameters. */
export type ContentEntries = 'pages' | 'categories' | 'promotions' | 'loyalty' | 'games' | 'landings';

/** A page for search engines: it has a description, and the sitemap lists it. */
export interface PublicRoute {
  /** Key of the description for search engines, in the route's namespace. */
  readonly descriptionKey: string;
  /** Descriptions for markets whose law forbids what the default one mentions, by the rule that would allow it. */
  readonly descriptionKeyWithout?: { readonly [Name in AllowingRule]?: string };
  /** A rule of the market that makes the page inaccessible to visitors. */
  readonly hiddenBy?: AllowingRule;
  /** The capability its content entries need, where the route itself exists without it. */
  readonly needs?: keyof BrandCapabilities;
  /** `false` for a second address of a page in the sitemap; its screen sets the first as canonical. */
  readonly listed?: false;
  /** `browser`: a game or a form for players, which a release lists but does not prerender. */
  readonly drawnBy?: 'browser';
  /** A prerendered form: its visitor will need the app, which starts as soon as the page rests. */
  readonly isForm?: true;
  /**
   * Shows figures that change by the minute and that only the app asks for. It starts as soon as the prerendered page
   * rests, unless the visitor saves data.
   */
  readonly isLive?: true;
}

/** One address of a domain. */
export interface DomainRoute {
  /** Under the locale prefix, without a leading slash: `my-account/banking`. `{brand}` stands for the brand's id. */
  readonly path: string;
  /** Checked in order; the first guard that refuses decides. */
  readonly guards?: readonly Guard[];
  /**
   * Open to a player on a time-out or excluded (ruling 19); otherwise the route redirects them to the withdrawal page.
   */
  readonly onBreak?: 'open';
  /** Fetched with the route, in parallel with its texts. */
  readonly lazy: LazyComponent;
  /**
   * Stands in the page's place until its code and the player's permissions are there, where a page looks unlike a title
   * with a body. It may use frame texts only, and is fetched before the site draws a page that is opened directly.
   */
  readonly skeleton?: LazyComponent;
  /**
   * The slots at the top of the page, whose parts are fetched with the route so that they appear together. The texts of
   * the parts' modules come too.
   */
  readonly slots?: readonly Pick<SlotKey, 'name'>[];
  /** Key of the document's title, in the route's namespace. */
  readonly titleKey: string;
  /** Namespace of the route's texts where it differs from the module's. */
  readonly namespace?: string;
  /**
   * How the frame shows it: with header and footer, the same without the brand's side navigation (a page with its own),
   * filling the viewport (a game), as a narrow form, or as a form with a scene beside it.
   */
  readonly frame?: 'standard' | 'wide' | 'immersive' | 'focused' | 'scene';
  /** Whether the page's first element touches the header, by the brand's layout. */
  readonly touchesHeader?: (layout: BrandLayout) => boolean;
  /** The address exists only while this flag is on (B§9); otherwise it is unknown. */
  readonly flag?: keyof FeatureFlags;
  /** Set for pages that search engines may index; other pages are not indexed. */
  readonly public?: PublicRoute;
  /** The content entries that the address shows. */
  readonly entries?: ContentEntries;
  /** The documents' name of the page, for recorded events; a function where it depends on the address's segments. */
  readonly pageId?: PageId | ((segments: readonly string[]) => PageId | null);
}

/** An address that leads to another one and keeps its query. Both are under the locale prefix; the second may have a hash. */
export interface DomainRedirect {
  readonly path: string;
  readonly to: string;
}

export interface NavigationItem {
  readonly id: string;
  readonly path: string;
  /** Key of a frame text (`<namespace>.frame.…`), so that the frame can show it before the domain has loaded. */
  readonly labelKey: string;
  readonly icon: IconComponent;
  readonly placement: 'main' | 'account';
  readonly order: number;
  /** The item is offered unless one of these, or one of its page's, has refused the player. */
  readonly guards?: readonly Guard[];
  /** The id of another item: this one is offered where that one is not. */
  readonly insteadOf?: string;
  /** A badge at the end of the item in the account's navigation and hub. Renders null when there is nothing to show. */
  readonly badge?: LazyComponent;
  /** A badge of the hub alone, in place of `badge`. */
  readonly hubBadge?: LazyComponent;
  /** A line below the item in the account's hub. Renders null when there is nothing to show. */
  readonly hint?: LazyComponent;
}

interface BottomBarPlace {
  readonly id: string;
  /** The place in the bar. Of the items at one place, the bar shows the first that applies. */
  readonly place: 1 | 2 | 3 | 4 | 5;
  /** Its order among the items at that place. */
  readonly order: number;
  /** Key of a frame text (`<namespace>.frame.…`). */
  readonly labelKey: string;
  readonly icon: IconComponent;
  /** Highlights the item: join, or deposit. */
  readonly isPrimary?: boolean;
  /** The item applies unless one of these has refused the visitor. */
  readonly guards?: readonly Guard[];
  /** Paths at and below which it applies; default: every page. */
  readonly within?: readonly string[];
  /** `only`: for a player on a time-out or excluded (ruling 19), whose bar has no other items. */
  readonly onBreak?: 'only';
}

/** An item that opens a page. */
interface BottomBarLink extends BottomBarPlace {
  /** It is current here and below; only the home page's is not. An item with a more exact address goes before it. */
  readonly path: string;
  /** A parameter of the address, without a value; the item is current only where the address has it. */
  readonly parameter?: string;
}

/** An item that opens an overlay. */
interface BottomBarButton extends BottomBarPlace {
  readonly overlay: OverlayName;
  /** Whether a second press closes it, as for a panel beside the page. */
  readonly toggles?: boolean;
}

/** An item of the bar at the bottom of a phone's window. */
export type BottomBarItem = BottomBarLink | BottomBarButton;

/** What the welcome dialog of a player's first login suggests (A§2). */
export interface WelcomeSuggestion {
  readonly id: string;
  readonly order: number;
  /** The page that it opens. */
  readonly path: string;
  readonly icon: IconComponent;
  /** Keys in the module's namespace. */
  readonly titleKey: string;
  readonly textKey: string;
  /** Key of the dialog's main button, which the first suggestion that has one provides. */
  readonly buttonKey?: string;
  /** Suggested unless one of these has refused the player. */
  readonly guards?: readonly Guard[];
}

/** A dialog or a notice shown over the pages. */
export interface DomainOverlay {
  readonly id: string;
  /**
   * Whether the overlay is needed now. Its code is fetched when this turns true, and it is unmounted when it turns
   * false.
   */
  readonly when: Atom<boolean>;
  readonly lazy: LazyComponent;
  /** Visitors of public pages open it first, so its code and its module's texts are preloaded there. */
  readonly preloaded?: true;
  /**
   * It stands in every prerendered page as it opens, so that the page script shows it at once
   * (`apps/site/src/page-script/early-popup.ts`) and the app takes over what was typed. It must open by a press of an
   * element with `data-opens`.
   */
  readonly early?: true;
}

/** Handlers of the player's socket messages by type. They write into the query cache; screens never listen. */
export type SocketHandlers = {
  readonly [Type in SocketMessageType]?: (message: SocketMessageOf<Type>, queryClient: QueryClient) => void;
};

/** What a domain does with the player's socket. */
export interface DomainSocket {
  readonly handlers: SocketHandlers;
  /**
   * The player's data that the messages keep current, by the first part of its key (`playerKey(id, 'wallet', …)`). It is
   * read again after a lost connection, because nothing sends the messages of the meantime.
   */
  readonly liveData?: readonly string[];
}

/** How the inbox shows one kind of message. */
export interface InboxKindDisplay {
  readonly icon: IconComponent;
  /** Keys in the module's namespace. They may use `{brand}`, `{amount}` and `{version}`. */
  readonly titleKey: string;
  /** The title of a message with names; it uses `{name}`. */
  readonly namedTitleKey?: string;
  readonly textKey: string;
  /** The text mentions support, so a link to it follows. */
  readonly mentionsSupport?: true;
}

/** The kinds of inbox messages that a domain owns. */
export type InboxKinds = { readonly [Kind in InboxKind]?: InboxKindDisplay };

/**
 * A domain as data: everything it contributes to the site, without loading its screens. The file contains no JSX and
 * imports only what plain Node can load, because the release, the doctor and the generators read it too.
 */
export interface DomainModule {
  readonly id: string;
  /**
   * Namespace of its texts, fetched with its routes. Keys that begin with `<namespace>.frame.` ship with the first
   * page.
   */
  readonly namespace: string;
  /** The brand capability that it needs; none for what every brand has. */
  readonly capability?: keyof BrandCapabilities;
  /** A rule of the market that must allow it. */
  readonly allowedBy?: AllowingRule;
  /** The first segment of its pages, if these are main pages (B§2): unread messages from support are shown there. */
  readonly mainSection?: string;
  readonly routes: readonly DomainRoute[];
  readonly redirects?: readonly DomainRedirect[];
  readonly navigation?: readonly NavigationItem[];
  readonly bottomBar?: readonly BottomBarItem[];
  readonly overlays?: readonly DomainOverlay[];
  /** Its parts of pages that belong to the site or to other domains. */
  readonly slots?: readonly SlotFilling[];
  /** Fetched when a player's socket opens. */
  readonly socket?: () => Promise<DomainSocket>;
  /** Fetched with the welcome dialog, like the texts of its namespace. The file loads in plain Node, as this one does. */
  readonly welcome?: () => Promise<{ readonly suggestions: readonly WelcomeSuggestion[] }>;
  /** Fetched with the inbox, so that the first page carries none of it. The file loads in plain Node, as this one does. */
  readonly inbox?: () => Promise<{ readonly inboxKinds: InboxKinds }>;
}
