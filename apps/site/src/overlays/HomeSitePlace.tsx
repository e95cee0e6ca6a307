import { readHomeSite } from './home-site.ts';
import * as css from './OtherMarket.css.ts';

/** Keeps the notice's place on the pages after the first one, where it is known that it will be there. */
export function HomeSitePlace() {
  return readHomeSite() === 'shown' ? <div className={css.line} aria-hidden="true" /> : null;
}
