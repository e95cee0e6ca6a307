import { useNavigate } from 'react-router-dom';
import { authController } from '@baize/auth';
import { pathAfterLogout, useLocalePath } from '@baize/shell';

/** Returns a function that ends the session and opens the page for players who have logged out. */
export function useLogOut(): () => Promise<void> {
  const toPath = useLocalePath();
  const navigate = useNavigate();
  return async () => {
    const { stay } = await authController().logout();
    const next = pathAfterLogout(stay, toPath(''));
    if (next !== null) void navigate(next);
  };
}
