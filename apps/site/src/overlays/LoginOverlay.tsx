import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslationNamespace } from '@baize/i18n';
import { currentPath, useLocalePath, useOverlay } from '@baize/shell';
import { WALLET_PATHS } from '@baize/wallet';
import { useAfterLogin } from './after-login.ts';

const LoginDialog = lazy(() => import('@baize/auth/LoginDialog').then((module) => ({ default: module.LoginDialog })));

/** The log-in popup. After it the player goes to the page asked for, unless the brand wants them at home (A§1, A§2) or they asked for their money. */
export function LoginOverlay({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const location = useLocation();
  const [, setOverlay] = useOverlay();
  const ready = useTranslationNamespace('auth');
  const afterLogin = useAfterLogin();
  const toPath = useLocalePath();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (open) return;
    onClose();
    // The address that opened the popup (A§2 #login) would open it again on the next visit, and not at all when it is followed once more.
    if (location.hash === '#login')
      void navigate(currentPath({ ...location, hash: '' }), { replace: true, preventScrollReset: true });
  }, [open, onClose, location, navigate]);
  if (!ready) return null;
  return (
    <Suspense fallback={null}>
      <LoginDialog
        open={open}
        onClose={() => setOpen(false)}
        onSuccess={async (restricted) => {
          const wanted = await afterLogin();
          const target = restricted ? toPath(WALLET_PATHS.withdraw) : wanted;
          setOverlay(null);
          if (target !== currentPath(location)) void navigate(target, { replace: true });
        }}
      />
    </Suspense>
  );
}
