import { Picture, type PictureSource } from '../../primitives/Picture/Picture.tsx';
import { Scroller } from '../../layout/Scroller/Scroller.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as css from './ProviderStrip.css.ts';

export interface ProviderStripItem {
  id: string;
  name: string;
  href: string;
  logo?: Omit<PictureSource, 'alt'> | undefined;
  /** “124 games”. */
  meta?: string | undefined;
}

export interface ProviderStripProps {
  label: string;
  /** undefined while they load. */
  providers: readonly ProviderStripItem[] | undefined;
}

/** The studios of the games on offer. */
export function ProviderStrip({ label, providers }: ProviderStripProps) {
  return (
    <Scroller label={label}>
      {providers?.map((provider) => (
        <a key={provider.id} href={provider.href} className={css.item}>
          {provider.logo ? (
            <span className={css.logo}>
              <Picture {...provider.logo} alt={provider.name} fit="contain" fallback={provider.name} framed={false} />
            </span>
          ) : (
            <span className={css.name}>{provider.name}</span>
          )}
          {provider.meta !== undefined && <span className={css.meta}>{provider.meta}</span>}
        </a>
      )) ??
        Array.from({ length: 8 }, (_, index) => (
          <span key={index} className={css.item} aria-hidden="true">
            <Skeleton shape="h3" />
            <Skeleton shape="xs" />
          </span>
        ))}
    </Scroller>
  );
}
