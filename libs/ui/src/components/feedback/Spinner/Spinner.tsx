import * as css from './Spinner.css.ts';

/** For use inside a button only; pages and panels show a skeleton. */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />;
}
