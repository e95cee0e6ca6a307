import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { Badge, Button, Heading, Inline, Stack, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useAuthorisation, useSite } from '@baize/session';
import { useLocalePath, useOverlay, useVisitor } from '@baize/shell';
import { signUpLandingQuery } from '../../api/landing.ts';
import { useContentScope } from '../../api/scope.ts';
import { Landing } from '../../components/Landing/Landing.tsx';
import { LandingHero, Reasons } from '../../components/LandingHero/LandingHero.tsx';
import { promotionAccess } from '../../model/promotion-access.ts';
import { signUpQuery } from '../../model/sign-up-query.ts';

/**
 * `promo/{slug}` (A§2): landing page of an advertisement. Passes its code and campaign on to sign-up. Logged-in players
 * see the games.
 */
export function SignUpLanding() {
  const text = useText('content');
  const toPath = useLocalePath();
  const { market } = useSite();
  const authorisation = useAuthorisation();
  const [, openOverlay] = useOverlay();
  const { slug = '' } = useParams<{ slug: string }>();
  const [search] = useSearchParams();
  const access = promotionAccess(useVisitor());
  const page = useQuery({ ...signUpLandingQuery({ ...useContentScope(), slug }), enabled: access === 'open' });
  const signedIn = authorisation.status === 'resolved' && authorisation.authorised;
  const games = { path: 'online-casino', label: text('content.action.games') };
  return (
    <Landing page={page} instead={signedIn ? games : { path: 'signup', label: text('content.action.join') }}>
      {({ campaign, label, reasons }, hero) => {
        const { query, bonusCode } = signUpQuery(search, campaign);
        const action = signedIn
          ? { label: games.label, href: toPath(games.path) }
          : { label, href: `${toPath('signup')}${query}` };
        const beside = !signedIn && (
          <Inline gap="sm">
            <Button variant="ghost" onClick={() => openOverlay('auth.login')}>
              {text('content.action.logIn')}
            </Button>
            {bonusCode !== null && <Badge tone="info">{text('content.landing.code', { code: bonusCode })}</Badge>}
          </Inline>
        );
        return (
          <>
            <LandingHero {...hero} action={action} beside={beside} />
            <Stack gap="lg" maxWidth="page" width="full" marginInline="auto">
              <Reasons>
                {reasons.map((reason) => (
                  <section key={reason.title}>
                    <Stack gap="xs">
                      <Heading level={2} size="h4">
                        {reason.title}
                      </Heading>
                      <Text tone="muted">{reason.text}</Text>
                    </Stack>
                  </section>
                ))}
              </Reasons>
              <Text size="sm" tone="muted">
                {text('content.terms.note', { minimumAge: market.rules.minimumAge.value })}
              </Text>
            </Stack>
          </>
        );
      }}
    </Landing>
  );
}
