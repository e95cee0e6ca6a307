import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Box } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { GAMES_ROW, Slot, useLocalePath, useVisitor } from '@baize/shell';
import { landingPageQuery } from '../../api/landing.ts';
import { useContentScope } from '../../api/scope.ts';
import { Landing } from '../../components/Landing/Landing.tsx';
import { LandingHero, Reasons } from '../../components/LandingHero/LandingHero.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { actionOf } from '../../model/action.ts';
import { promotionAccess } from '../../model/promotion-access.ts';
import { sectionsOf } from '../../model/sections-of.ts';

/** `landing/{id}` (A§2): a page of the content service with a picture, sections and games. */
export function LandingPage() {
  const text = useText('content');
  const toPath = useLocalePath();
  const signedIn = useSession() !== null;
  const { id = '' } = useParams<{ id: string }>();
  const access = promotionAccess(useVisitor());
  const page = useQuery({ ...landingPageQuery({ ...useContentScope(), id }), enabled: access === 'open' });
  return (
    <Landing page={page} instead={{ path: 'online-casino', label: text('content.action.games') }}>
      {({ body, games, button, urlAction }, hero) => {
        const sections = sectionsOf(body);
        const { href, target } = actionOf(urlAction, signedIn, toPath);
        return (
          <>
            <LandingHero {...hero} action={{ label: button.label, href, variant: button.type, target }} />
            {games !== null && <Slot of={GAMES_ROW} category={games} />}
            <Box maxWidth="page" width="full" marginInline="auto">
              {sections.length < 2 ? (
                <RichText blocks={body} />
              ) : (
                <Reasons>
                  {sections.map((section) => (
                    <section key={section[0]?._key}>
                      <RichText blocks={section} />
                    </section>
                  ))}
                </Reasons>
              )}
            </Box>
          </>
        );
      }}
    </Landing>
  );
}
