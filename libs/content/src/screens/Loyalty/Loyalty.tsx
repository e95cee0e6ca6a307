import { useQuery } from '@tanstack/react-query';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Heading,
  Inline,
  PageColumn,
  Section,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { useLocalePath, usePageHead, useProfile, useVisitor } from '@baize/shell';
import { loyaltyQuery } from '../../api/landing.ts';
import { useContentScope } from '../../api/scope.ts';
import { ContentFailed, ContentMissing } from '../../components/ContentMissing/ContentMissing.tsx';
import { ContentHero } from '../../components/ContentPicture/ContentPicture.tsx';
import { TextSections } from '../../components/TextSections/TextSections.tsx';
import { fillPlaceholders } from '../../model/fill-placeholders.ts';
import { promotionAccess } from '../../model/promotion-access.ts';
import { PromotionsPaused } from '../Promotions/Promotions.tsx';
import * as css from './Loyalty.css.ts';

/** Loyalty page (A§2, B§3 vipPage): the market's levels, how to move up, and the player's own level. */
export function Loyalty() {
  const text = useText('content');
  const format = useFormat();
  const toPath = useLocalePath();
  const site = useSite();
  const session = useSession();
  const profile = useProfile();
  const access = promotionAccess(useVisitor());
  const { market, locale } = useContentScope();
  const page = useQuery({ ...loyaltyQuery({ market, locale }), enabled: access === 'open' });
  const title = page.data ? fillPlaceholders(page.data.title, site) : undefined;
  const intro = page.data ? fillPlaceholders(page.data.intro, site) : undefined;
  usePageHead(page.data === null ? null : { title, description: intro });

  if (access === 'paused') return <PromotionsPaused />;
  if (page.isLoadingError) return <ContentFailed error={page.error} onRetry={() => void page.refetch()} />;
  if (page.data === null) return <ContentMissing />;
  if (!page.data)
    return (
      <PageColumn top="none">
        <Stack gap="lg" aria-busy>
          <Skeleton shape="h1" width="half" />
          <Skeleton shape="card" />
          <Skeleton lines={6} />
        </Stack>
      </PageColumn>
    );
  const own = profile.data?.loyaltyLevel;
  return (
    <PageColumn width="page" top="none">
      <Stack gap="xl">
        <ContentHero image={page.data.image}>
          <Heading level={1} size="h1">
            {title}
          </Heading>
          <Text size="lg" tone="muted" measure>
            {intro}
          </Text>
          <Inline gap="sm">
            {session ? (
              <Button href={toPath('my-account/rewards')}>{text('content.loyalty.rewards')}</Button>
            ) : (
              <Button href={toPath('signup')}>{text('content.action.join')}</Button>
            )}
          </Inline>
        </ContentHero>
        <Section title={text('content.loyalty.levels')}>
          {/* Cards, not a table: its sentences need a phone's whole width. */}
          <div className={css.levels}>
            {page.data.levels.map(({ level, name, criterion, benefit }) => (
              <Card key={level} as="section" tone={level === own ? 'brand' : 'surface'}>
                <div className={css.level}>
                  <Inline gap="sm" justify="between">
                    <Inline gap="sm" align="center">
                      <Avatar size="sm" name={format.number(level)} />
                      <Heading level={3} size="h5">
                        <VisuallyHidden>{`${format.number(level)} `}</VisuallyHidden>
                        {name}
                      </Heading>
                    </Inline>
                    {level === own && <Badge tone="positive">{text('content.loyalty.yours')}</Badge>}
                  </Inline>
                  <Stack gap="none">
                    <Text size="sm" tone="muted">
                      {text('content.loyalty.how')}
                    </Text>
                    <Text weight="medium">{criterion}</Text>
                  </Stack>
                  <Stack gap="none">
                    <Text size="sm" tone="muted">
                      {text('content.loyalty.means')}
                    </Text>
                    <Text>{benefit}</Text>
                  </Stack>
                </div>
              </Card>
            ))}
          </div>
        </Section>
        <TextSections blocks={page.data.body} />
      </Stack>
    </PageColumn>
  );
}
