import { useCssVars } from '../../../provider/useCssVars.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture, type PictureSource } from '../../primitives/Picture/Picture.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as css from './GreetingBand.css.ts';

export interface GreetingBandProps {
  /** The page's heading; undefined while it loads. */
  title: string | undefined;
  text?: string | undefined;
  action?: { label: string; href: string } | undefined;
  /** The wide picture of a game, with its tall one as `portrait`. */
  picture?: Omit<PictureSource, 'alt'> | undefined;
}

const Light = ({ colour }: { colour: string | undefined }) => (
  <div ref={useCssVars<HTMLDivElement>({ 'band-colour': colour })} className={css.light} />
);

/** The low first section of a player's own page: a greeting, and the way back to the last game. Always 200 px tall. */
export function GreetingBand({ title, text, action, picture }: GreetingBandProps) {
  return (
    <section className={css.band} aria-busy={title === undefined || undefined}>
      {picture && (
        <>
          <Light colour={picture.colour} />
          <div className={css.art}>
            <Picture {...picture} alt="" colour={undefined} loading="eager" priority="high" />
          </div>
        </>
      )}
      <div className={css.words} data-beside-art={picture ? true : undefined}>
        {title === undefined ? (
          <>
            <Skeleton shape="h2" width="most" />
            <Skeleton shape="sm" width="most" />
            <Skeleton shape="control" width="half" />
          </>
        ) : (
          <>
            <div className={css.title} data-clamp>
              <Heading level={1} size="h3">
                {title}
              </Heading>
            </div>
            {text !== undefined && (
              <div className={css.body} data-clamp>
                {text}
              </div>
            )}
            {action && <Button href={action.href}>{action.label}</Button>}
          </>
        )}
      </div>
    </section>
  );
}
