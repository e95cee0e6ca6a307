import { useLocation, useNavigate } from 'react-router-dom';
import { currentPath, useOverlay } from '@baize/shell';

/** The code of the popups that lead to one another. */
const POPUPS = {
  'auth.login': () =>
    Promise.all([import('../overlays/LoginOverlay.tsx'), import('../components/LoginDialog/LoginDialog.tsx')]),
  'auth.signUp': () =>
    Promise.all([import('../overlays/SignUpOverlay.tsx'), import('../components/SignUpSteps/SignUpDialog.tsx')]),
  'auth.resetPassword': () =>
    Promise.all([
      import('../overlays/ResetPasswordOverlay.tsx'),
      import('../components/ResetPassword/ResetPasswordDialog.tsx'),
    ]),
};

/**
 * Returns a function that opens another popup in place of this one, once its code is here. Without a popup in between,
 * a slow network would show the bare page, and the second tap of a double tap would press what lies there.
 *
 * The address loses `#login` (A§2) first. “Back” closes the next popup, and a link to `#login` opens nothing on a page
 * whose address has it already.
 */
export function useNextPopup(): (name: keyof typeof POPUPS) => void {
  const [, openOverlay] = useOverlay();
  const location = useLocation();
  const navigate = useNavigate();
  return (name) => {
    // Code that does not load is tried again when it is shown.
    void POPUPS[name]()
      .catch(() => undefined)
      .then(() => {
        if (location.hash !== '#login') return;
        return navigate(currentPath({ ...location, hash: '' }), { replace: true, preventScrollReset: true });
      })
      .then(() => openOverlay(name));
  };
}
