import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { House, Spade } from 'lucide-react';
import { AppFrame, PageColumn, ProductNav, type IconComponent } from '@baize/ui';
import { CategoryNav, GAME_PATHS } from '@baize/games';
import { useText } from '@baize/i18n';
import { useAuthorisation, useSite } from '@baize/session';
import {
  ACCOUNT_NOTICE,
  BREAK_NOTICE,
  isConfined,
  Slot,
  useBreak,
  useLocalePath,
  useModules,
  useProfile,
  type DomainRoute,
} from '@baize/shell';
import { HomeSiteLine } from './HomeSiteLine.tsx';
import { LawStrip, useLawStrip } from './LawStrip.tsx';
import { useNavigation } from './navigation.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { SiteBottomBar } from './SiteBottomBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

// Only players see it.
const AccountFrame = lazy(() => import('./AccountFrame.tsx').then((module) => ({ default: module.AccountFrame })));

export interface SiteFrameProps {
  readonly kind: NonNullable<DomainRoute['frame']>;
  /** `none`: the page's first element touches the header. */
  readonly top?: 'none' | undefined;
  readonly children: ReactNode;
}

/** True for account pages, which share a frame with its own side list. */
const ACCOUNT = /^\/[^/]+\/my-account\//;

/**
 * Header, page, footer and bottom bar. Where the brand has side navigation, every page except forms and account pages
 * shows it. A game fills the page, a form has a narrow column, or a wider one with a scene beside it.
 */
export function SiteFrame({ kind, top, children }: SiteFrameProps) {
  const { brand } = useSite();
  const { pathname } = useLocation();
  const authorisation = useAuthorisation();
  const text = useText();
  const strip = useLawStrip() ? <LawStrip /> : undefined;
  const toPath = useLocalePath();
  const place = (path: string, icon: IconComponent, key: string) => ({
    href: toPath(path),
    label: text(key),
    icon,
    current: pathname === toPath(path),
  });
  const products = useNavigation('main');
  const sections = useModules().flatMap(({ mainSection }) => (mainSection === undefined ? [] : [toPath(mainSection)]));
  // Where a visitor chooses what to play: elsewhere a phone's height belongs to the page.
  const choosing = pathname === toPath('') || sections.includes(pathname);
  const account = kind === 'standard' && ACCOUNT.test(pathname);
  const held = useBreak() !== null;
  const confined = isConfined(useProfile().data);
  const side = brand.layout.sideNavigation && kind === 'standard' && !account && !held;
  const visitor = authorisation.status === 'resolved' && !authorisation.authorised;
  if (kind === 'immersive')
    return (
      <AppFrame strip={strip} header={<SiteHeader compact />} flush>
        {children}
      </AppFrame>
    );
  return (
    <AppFrame
      strip={strip}
      header={<SiteHeader />}
      below={
        <>
          {/* The tabs belong to the header; a notice does not come between them. */}
          {choosing && products.length > 1 && <ProductNav items={products} />}
          {/* It may lie over the page's first lines, where these players read what has been stopped, and until when. */}
          {!held && !confined && <HomeSiteLine />}
        </>
      }
      footer={<SiteFooter />}
      bottomBar={<SiteBottomBar />}
      side={
        side ? (
          <CategoryNav
            before={[place('', House, 'site.bottom.home'), place(GAME_PATHS.casino, Spade, 'games.frame.casino')]}
          />
        ) : undefined
      }
    >
      <PageColumn width={kind === 'focused' ? 'form' : kind === 'scene' ? 'page' : 'full'} top={top}>
        {held ? <Slot of={BREAK_NOTICE} /> : confined && <Slot of={ACCOUNT_NOTICE} />}
        {account ? (
          <Suspense fallback={<PageSkeleton />}>
            <AccountFrame bare={visitor}>{children}</AccountFrame>
          </Suspense>
        ) : (
          children
        )}
      </PageColumn>
    </AppFrame>
  );
}
