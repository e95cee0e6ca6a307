import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslationNamespace } from '@baize/i18n';
import { useSite } from '@baize/session';
import { currentPath, localePath, safeRedirect, useOverlay } from '@baize/shell';

const LoginDialog = lazy(() => import('@baize/auth/LoginDialog').then((module) => ({ default: module.LoginDialog })));

/** Pages that nobody returns to after a log-in (A§2 excluded paths). */
const EXCLUDED = ['signup', 'reset-password', 'closed-account', '401', '403', '500'];

/** The log-in popup. After it the player stays on the page asked for, unless the brand wants them at home (A§1, A§2). */
export function LoginOverlay({ onClose }: { readonly onClose: () => void }) {
  const { brand, market } = useSite();
  const navigate = useNavigate();
  const location = useLocation();
  const [, setOverlay] = useOverlay();
  const ready = useTranslationNamespace('auth');
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (open) return;
    onClose();
    // The address that opened the popup (A§2 #login) would open it again on the next visit, and not at all when it is followed once more.
    if (location.hash === '#login') void navigate(currentPath({ ...location, hash: '' }), { replace: true, preventScrollReset: true });
  }, [open, onClose, location, navigate]);
  if (!ready) return null;
  const home = localePath(market.pair, '');
  const excluded = EXCLUDED.some((path) => location.pathname === localePath(market.pair, path) || location.pathname.startsWith(`${localePath(market.pair, path)}/`));
  return (
    <Suspense fallback={null}>
      <LoginDialog
        open={open} onClose={() => setOpen(false)}
        onSuccess={() => {
          setOverlay(null);
          const target = excluded || !brand.config.switches.allowRedirectAfterLogin ? home : safeRedirect(currentPath({ ...location, hash: '' }), home);
          if (target !== currentPath(location)) void navigate(target, { replace: true });
        }}
      />
    </Suspense>
  );
}
