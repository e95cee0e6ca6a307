import { lazy, Suspense } from 'react';
import { useTranslationNamespace } from '@baize/i18n';
import { useOverlay } from '@baize/shell';

const ResetPasswordDialog = lazy(() =>
  import('../components/ResetPassword/ResetPasswordDialog.tsx').then((module) => ({
    default: module.ResetPasswordDialog,
  })),
);

/** The reset-password popup (A§2), which opens from the login popup. */
export function ResetPasswordOverlay() {
  const [, openOverlay] = useOverlay();
  const ready = useTranslationNamespace('auth');
  if (!ready) return null;
  return (
    <Suspense fallback={null}>
      <ResetPasswordDialog open onClose={() => openOverlay(null)} onBack={() => openOverlay('auth.login')} />
    </Suspense>
  );
}
