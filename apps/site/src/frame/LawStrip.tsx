import { lazy, Suspense } from 'react';
import type { ProtectionLink } from '@baize/brand';
import { Link } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { usePanicButton, useSessionLaw } from '@baize/limits';
import * as css from './LawStrip.css.ts';

const PanicButton = lazy(() => import('@baize/limits/PanicButton').then((module) => ({ default: module.PanicButton })));

/**
 * Returns the links that the site's law pins, and those of the player's home, which follow the player to every market's
 * site.
 */
function useProtectionLinks(): readonly ProtectionLink[] {
  const { market, rules } = useSite().market;
  const ofSite = rules.protectionLinksPinned.value ? (market.protectionLinks ?? []) : [];
  const ofHome = useSessionLaw()?.protectionLinks ?? [];
  return [...ofSite, ...ofHome.filter(({ href }) => ofSite.every((link) => link.href !== href))];
}

/** Tells whether the law requires a line above every page; the frame makes room for it. */
export function useLawStrip(): boolean {
  const panic = usePanicButton();
  return useProtectionLinks().length > 0 || panic;
}

/**
 * What the law requires on every page, including games (ruling 22): the protection links of PP, the panic button of JJ. A
 * player's home counts as well as the site.
 */
export function LawStrip() {
  const text = useText();
  const toPath = useLocalePath();
  const panic = usePanicButton();
  const links = useProtectionLinks();
  return (
    <>
      {links.length > 0 && (
        <nav className={css.links} aria-label={text('site.law.links')}>
          {links.map(({ kind, name, language, href }) => {
            const elsewhere = /^https:/.test(href);
            // Players there look for the link's name. The text behind it is for screen readers.
            return (
              <Link
                key={href}
                tone="inherit"
                lang={language}
                href={elsewhere ? href : toPath(href)}
                target={elsewhere ? '_blank' : undefined}
                aria-label={`${name}: ${text(`site.law.link.${kind}`)}`}
              >
                {name}
              </Link>
            );
          })}
        </nav>
      )}
      {panic && (
        <Suspense fallback={null}>
          <PanicButton />
        </Suspense>
      )}
    </>
  );
}
