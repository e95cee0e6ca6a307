import { useParams } from 'react-router-dom';
import {
  Alert,
  Badge,
  Box,
  Breadcrumbs,
  Button,
  Chip,
  Grid,
  Heading,
  Inline,
  PageColumn,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { ClosedByLaw, PROMOTION_OFFER, Slot, useLocalePath, usePageHead } from '@baize/shell';
import { usePromotion } from '../../api/promotion.ts';
import { usePromotions } from '../../api/promotions.ts';
import { ContentFailed, ContentMissing } from '../../components/ContentMissing/ContentMissing.tsx';
import { ContentPicture } from '../../components/ContentPicture/ContentPicture.tsx';
import { PromotionCard } from '../../components/PromotionCard/PromotionCard.tsx';
import { PromotionTerms } from '../../components/PromotionTerms/PromotionTerms.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { actionOf } from '../../model/action.ts';
import { dateText } from '../../model/date-text.ts';
import { CONTENT_PATHS, promotionCategoryPath, promotionPath, promotionTagPath } from '../../paths.ts';
import { PromotionsPaused } from '../Promotions/Promotions.tsx';

/**
 * `promotions/{category}/{promotionSlug}` (B§2): the offer, its terms in plain language and its button. Says so if it
 * is over or has not started.
 */
export function Promotion() {
  const text = useText('content');
  const format = useFormat();
  const toPath = useLocalePath();
  const { category = '', slug = '' } = useParams<{ category: string; slug: string }>();
  const { access, promotion, closedByLaw, moment, signedIn, error, retry } = usePromotion(category, slug);
  const { promotions, categories } = usePromotions();
  usePageHead(
    promotion === null
      ? null
      : {
          title: promotion?.title,
          description: promotion?.summary,
          image: promotion ? contentImageUrl(contentUrl(), promotion.image.ref, IMAGE_SIZES.banner) : undefined,
          ...(promotion && moment !== 'running' ? { noindex: true } : {}),
        },
  );

  if (access === 'paused') return <PromotionsPaused />;
  if (error) return <ContentFailed title={text('content.promotions.failed')} error={error} onRetry={retry} />;
  if (promotion === undefined) {
    return (
      <PageColumn top="none">
        <Stack gap="lg" aria-busy>
          <Skeleton shape="sm" width="quarter" />
          <Skeleton shape="card" />
          <Skeleton shape="h1" width="half" />
          <Skeleton lines={4} />
        </Stack>
      </PageColumn>
    );
  }
  if (promotion === null) {
    const instead = { path: CONTENT_PATHS.promotions, label: text('content.promotions.back') };
    return closedByLaw ? (
      <ClosedByLaw instead={instead} />
    ) : (
      <ContentMissing instead={instead}>{text('content.promotions.missingText')}</ContentMissing>
    );
  }
  const { campaignId } = promotion;
  const action = actionOf(promotion.urlAction, signedIn, toPath);
  const others =
    promotions
      ?.filter((other) => other.slug !== slug)
      .sort((a, b) => Number(b.category === category) - Number(a.category === category))
      .slice(0, 3) ?? [];
  const back = (
    <Button variant="secondary" href={toPath(CONTENT_PATHS.promotions)}>
      {text('content.promotions.back')}
    </Button>
  );
  return (
    <PageColumn top="none">
      <Stack gap="lg">
        <Breadcrumbs
          items={[
            { label: text('content.promotions.title'), href: toPath(CONTENT_PATHS.promotions) },
            {
              label: categories?.find(({ id }) => id === category)?.name ?? '',
              href: toPath(promotionCategoryPath(category)),
            },
            { label: promotion.title },
          ]}
        />
        <Grid columns={{ base: 1, lg: 'mainAndSide' }} gap="xl">
          <Stack gap="lg">
            <ContentPicture image={promotion.image} />
            <Stack gap="sm">
              <Inline gap="xs">
                {promotion.tags.map((tag) => (
                  <Chip key={tag.slug} shape="pill" href={toPath(promotionTagPath(category, tag.slug))}>
                    {tag.name}
                  </Chip>
                ))}
              </Inline>
              <Heading level={1} size="h1">
                {promotion.title}
              </Heading>
              <Text size="lg" tone="muted" measure>
                {promotion.summary}
              </Text>
            </Stack>
            {moment === 'over' && (
              <Alert tone="warning" title={text('content.promotions.over')} actions={back}>
                {text('content.promotions.overText', {
                  date: dateText(format, promotion.endDate ?? ''),
                })}
              </Alert>
            )}
            {moment === 'upcoming' && (
              <Alert tone="info" title={text('content.promotions.upcoming')} actions={back}>
                {text('content.promotions.upcomingText', {
                  date: dateText(format, promotion.startDate ?? ''),
                })}
              </Alert>
            )}
            {moment === 'running' && campaignId !== null && signedIn && (
              <Slot of={PROMOTION_OFFER} campaignId={campaignId} view="page" />
            )}
            {moment === 'running' && campaignId !== null && !signedIn && (
              <Stack gap="xs">
                <div>
                  {/* A§2: `#login` opens the login over this page, and the player stays on it. */}
                  <Button size="lg" href={`${toPath(promotionPath(category, slug))}#login`}>
                    {text('content.promotions.logIn')}
                  </Button>
                </div>
                <Text size="sm" tone="muted">
                  {text('content.promotions.logInText')}
                </Text>
              </Stack>
            )}
            {moment === 'running' && (
              <Inline gap="sm">
                <Button size="lg" variant={campaignId === null ? promotion.button.type : 'secondary'} {...action}>
                  {promotion.button.label}
                </Button>
                {promotion.endDate !== null && (
                  <Badge tone="info">
                    {text('content.promotions.until', { date: dateText(format, promotion.endDate) })}
                  </Badge>
                )}
              </Inline>
            )}
            <RichText blocks={promotion.body} />
          </Stack>
          <Box>
            <PromotionTerms promotion={promotion} />
          </Box>
        </Grid>
        {others.length > 0 && (
          <Section title={text('content.promotions.more')}>
            <Grid columns={{ base: 1, lg: 3 }} gap="lg">
              {others.map((other) => (
                <PromotionCard key={other.slug} promotion={other} level={3} />
              ))}
            </Grid>
          </Section>
        )}
      </Stack>
    </PageColumn>
  );
}
