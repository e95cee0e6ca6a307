import { lazy, Suspense, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useTranslationNamespace } from '@baize/i18n';
import { currentPath, useOverlay } from '@baize/shell';
import { useAfterLogin } from '../state/after-login.ts';

const LoginDialog = lazy(() =>
  import('../components/LoginDialog/LoginDialog.tsx').then((module) => ({ default: module.LoginDialog })),
);

/**
 * The login popup. It then opens the requested page, unless the brand sends players home (A§1, A§2) or the player asked
 * for a withdrawal.
 */
export function LoginOverlay() {
  const navigate = useNavigate();
  const location = useLocation();
  const [, setOverlay] = useOverlay();
  const ready = useTranslationNamespace('auth');
  const afterLogin = useAfterLogin();
  const type = useNavigationType();
  const [open, setOpen] = useState(true);
  const [isAsked] = useState(location.hash === '#login');
  const leftByBack = isAsked && location.hash !== '#login' && type === NavigationType.Pop;
  useEffect(() => {
    // “Back” only took the hash from the address, and the popup stayed.
    if (leftByBack) setOverlay(null);
  }, [leftByBack, setOverlay]);
  useEffect(() => {
    if (open) return;
    setOverlay(null);
    // The address that opened the popup (A§2 #login) would open it again on the next visit, and not at all when it is
    // followed once more.
    if (location.hash === '#login')
      void navigate(currentPath({ ...location, hash: '' }), { replace: true, preventScrollReset: true });
  }, [open, setOverlay, location, navigate]);
  if (!ready) return null;
  return (
    <Suspense fallback={null}>
      <LoginDialog
        open={open}
        onClose={() => setOpen(false)}
        onSuccess={async (redirectPath) => {
          const target = await afterLogin(redirectPath);
          setOverlay(null);
          if (target !== currentPath(location)) void navigate(target, { replace: true });
        }}
      />
    </Suspense>
  );
}
