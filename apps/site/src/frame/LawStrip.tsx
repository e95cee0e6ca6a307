import { lazy, Suspense } from 'react';
import { Link } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { usePanicButton } from '@baize/limits';
import * as css from './LawStrip.css.ts';

const PanicButton = lazy(() => import('@baize/limits/PanicButton').then((module) => ({ default: module.PanicButton })));

/** Tells whether the law requires a line above every page; the frame makes room for it. */
export function useLawStrip(): boolean {
  const { rules } = useSite().market;
  const panic = usePanicButton();
  return panic || rules.protectionLinksPinned.value;
}

/**
 * What the law requires on every page, including games (ruling 22): the protection links in PP, the panic button in JJ.
 */
export function LawStrip() {
  const text = useText();
  const toPath = useLocalePath();
  const { market, rules } = useSite().market;
  const panic = usePanicButton();
  const links = rules.protectionLinksPinned.value ? (market.protectionLinks ?? []) : [];
  return (
    <>
      {links.length > 0 && (
        <nav className={css.links} aria-label={text('site.law.links')}>
          {links.map(({ kind, name, language, href }) => {
            const elsewhere = /^https:/.test(href);
            // Players there look for the link's name. The text behind it is for screen readers.
            return (
              <Link
                key={kind}
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
