import { isDismissed, wasShown } from './home-site.ts';
import * as css from './OtherMarket.css.ts';

/** Keeps the notice's place on the pages after the first one, where it is known that it will be there. */
export function HomeSitePlace() {
  return wasShown() && !isDismissed() ? <div className={css.line} aria-hidden="true" /> : null;
}
