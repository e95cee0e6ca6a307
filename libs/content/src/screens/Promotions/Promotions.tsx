import { useState } from 'react';
import { CalendarDays, CalendarHeart } from 'lucide-react';
import { useParams } from 'react-router-dom';
import {
  Badge,
  Banner,
  Button,
  Chip,
  EmptyState,
  ErrorScreen,
  Grid,
  Heading,
  Icon,
  Inline,
  NavTabs,
  PageColumn,
  Skeleton,
  Stack,
  Text,
} from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { ClosedByLaw, PROMOTION_OFFER, Slot, useLocalePath, usePageHead, useProfile } from '@baize/shell';
import { categoryClosedByLaw } from '../../api/promotion.ts';
import { usePromotions, type PromotionSummary } from '../../api/promotions.ts';
import { ContentFailed, ContentMissing } from '../../components/ContentMissing/ContentMissing.tsx';
import { offerPicture } from '../../components/ContentPicture/offer-picture.ts';
import { PromotionCard, PromotionCardSkeleton } from '../../components/PromotionCard/PromotionCard.tsx';
import { dateText } from '../../model/date-text.ts';
import { CONTENT_PATHS, promotionCategoryPath, promotionPath, promotionTagPath } from '../../paths.ts';
import * as css from './Promotions.css.ts';

const COLUMNS = { base: 1, md: 2, lg: 3 } as const;

/**
 * Ruling 19: players who may not play see no promotions, and read who can explain why. Players on a break are
 * redirected to their money first.
 */
export function PromotionsPaused() {
  const text = useText('content');
  const toPath = useLocalePath();
  const suspended = useProfile().data?.multibrand.suspended === true;
  return (
    <ErrorScreen
      scene="locked"
      title={text('content.promotions.paused')}
      actions={
        // Staff pay out the balance of a suspended player.
        suspended ? (
          <Button href={toPath(CONTENT_PATHS.contact)}>{text('site.footer.helpLink')}</Button>
        ) : (
          <>
            <Button href={toPath('my-account/banking/withdraw')}>{text('content.promotions.withdraw')}</Button>
            <Button variant="secondary" href={toPath(CONTENT_PATHS.contact)}>
              {text('site.footer.helpLink')}
            </Button>
          </>
        )
      }
    >
      {text('content.promotions.pausedText')}
    </ErrorScreen>
  );
}

/**
 * The promotion that leads the list, at full width.
 * @param props.onClosed called once it is known that the player cannot have its offer
 */
function Featured({ promotion, onClosed }: { readonly promotion: PromotionSummary; readonly onClosed: () => void }) {
  const text = useText('content');
  const format = useFormat();
  const toPath = useLocalePath();
  const { title, summary, image, tags, endDate, campaignId } = promotion;
  return (
    <Banner
      title={title}
      eager
      picture={offerPicture(image)}
      actions={
        <Button href={toPath(promotionPath(promotion.category, promotion.slug))}>
          {text('content.promotions.details')}
        </Button>
      }
      eyebrow={
        (tags[0] ?? campaignId) && (
          <Inline gap="xs">
            {tags[0] && (
              <Badge tone="brand" solid>
                {tags[0].name}
              </Badge>
            )}
            {campaignId && <Slot of={PROMOTION_OFFER} campaignId={campaignId} view="badge" onClosed={onClosed} />}
          </Inline>
        )
      }
      terms={
        endDate === null ? undefined : (
          <Text size="sm" tone="muted" as="span">
            <Icon icon={CalendarDays} size="text" />{' '}
            {text('content.promotions.until', { date: dateText(format, endDate) })}
          </Text>
        )
      }
    >
      <Text size="lg" tone="muted">
        {summary}
      </Text>
      {campaignId && <Slot of={PROMOTION_OFFER} campaignId={campaignId} view="reason" />}
    </Banner>
  );
}

/**
 * `promotions`, `promotions/{category}` and `promotions/{category}/tag/{tagSlug}` (B§2): current promotions, by
 * category and tag.
 */
export function Promotions() {
  const text = useText('content');
  const toPath = useLocalePath();
  const site = useSite();
  const { brand, market } = site;
  const { category, tag } = useParams<{ category: string; tag: string }>();
  const { access, promotions, coming, known, categories, error, retry } = usePromotions();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const current = categories?.find(({ id }) => id === category);
  const ofCategory = (promotion: PromotionSummary) => category === undefined || promotion.category === category;
  const ofTag = (promotion: PromotionSummary) => tag === undefined || promotion.tags.some(({ slug }) => slug === tag);
  const inCategory = promotions?.filter(ofCategory);
  const tags = [
    ...new Map(
      [...(inCategory ?? []), ...coming.filter(ofCategory)].flatMap((promotion) =>
        promotion.tags.map((each) => [each.slug, each.name] as const),
      ),
    ).entries(),
  ];
  const shown = inCategory?.filter(ofTag);
  const places = coming.filter(ofCategory).filter(ofTag);
  // Includes past and upcoming promotions, so that published addresses keep working while nothing is on.
  const tagName = known
    ?.filter(ofCategory)
    .flatMap((promotion) => promotion.tags)
    .find(({ slug }) => slug === tag)?.name;
  const missing =
    categories !== undefined &&
    ((category !== undefined && !current) || (tag !== undefined && known !== undefined && tagName === undefined));
  const names = current && [tagName, current.name].filter((name) => name !== undefined);
  usePageHead(
    missing
      ? null
      : {
          title: names && [...names, text('content.promotions.title')].join(' · '),
          description:
            names &&
            text('content.promotions.categoryDescription', {
              category: names.toReversed().join(' · '),
              brand: brand.config.name,
              minimumAge: market.rules.minimumAge.value,
            }),
        },
  );

  if (access === 'paused') return <PromotionsPaused />;
  if (error) return <ContentFailed title={text('content.promotions.failed')} error={error} onRetry={retry} />;
  if (missing) {
    const instead = { path: CONTENT_PATHS.promotions, label: text('content.promotions.back') };
    return category !== undefined && categoryClosedByLaw(category, site) ? (
      <ClosedByLaw instead={instead} />
    ) : (
      <ContentMissing instead={instead} />
    );
  }
  const waiting = shown === undefined || categories === undefined || (shown.length === 0 && places.length > 0);
  const [first, ...rest] = shown ?? [];
  // A player's page leads with what they can have. The two change places, so that no other card moves.
  const open = shown?.find(({ slug }) => !closed.has(slug)) ?? first;
  const featured = category === undefined ? open : undefined;
  const cards = featured ? rest.map((promotion) => (promotion === open && first ? first : promotion)) : (shown ?? []);
  return (
    <PageColumn top="none">
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1} size="h1">
            {text('content.promotions.title')}
          </Heading>
          <div className={css.lead}>
            <Text tone="muted" measure>
              {text('content.promotions.lead', { brand: brand.config.name })}
            </Text>
          </div>
        </Stack>
        {waiting ? (
          <Stack gap="lg" aria-busy>
            <Skeleton shape="control" width="half" />
            <Grid columns={COLUMNS} gap="lg">
              {Array.from({ length: 6 }, (_, index) => (
                <PromotionCardSkeleton key={index} />
              ))}
            </Grid>
          </Stack>
        ) : (
          <>
            <NavTabs
              label={text('content.promotions.categories')}
              items={[
                {
                  href: toPath(CONTENT_PATHS.promotions),
                  label: text('content.promotions.all'),
                  current: category === undefined,
                },
                ...categories.map(({ id, name }) => ({
                  href: toPath(promotionCategoryPath(id)),
                  label: name,
                  current: id === category,
                })),
              ]}
            />
            {category !== undefined && tags.length > 1 && (
              <Inline gap="xs" role="group" aria-label={text('content.promotions.tags')}>
                {tags.map(([slug, name]) => (
                  <Chip
                    key={slug}
                    shape="pill"
                    href={toPath(slug === tag ? promotionCategoryPath(category) : promotionTagPath(category, slug))}
                    selected={slug === tag}
                  >
                    {name}
                  </Chip>
                ))}
              </Inline>
            )}
            {featured && (
              <Featured
                key={featured.slug}
                promotion={featured}
                onClosed={() =>
                  setClosed((before) => (before.has(featured.slug) ? before : new Set(before).add(featured.slug)))
                }
              />
            )}
            {cards.length + places.length > 0 && (
              <div className={css.cards}>
                <Grid columns={COLUMNS} gap="lg">
                  {cards.map((promotion, index) => (
                    <PromotionCard key={promotion.slug} promotion={promotion} eager={!featured && index < 3} />
                  ))}
                  {places.map(({ slug }) => (
                    <PromotionCardSkeleton key={slug} />
                  ))}
                </Grid>
              </div>
            )}
            {!featured && cards.length === 0 && (
              <EmptyState
                icon={CalendarHeart}
                title={text('content.promotions.empty')}
                actions={
                  category === undefined ? (
                    <Button href={toPath('')}>{text('content.page.home')}</Button>
                  ) : (
                    <Button href={toPath(CONTENT_PATHS.promotions)}>{text('content.promotions.back')}</Button>
                  )
                }
              >
                {text('content.promotions.emptyText')}
              </EmptyState>
            )}
          </>
        )}
      </Stack>
    </PageColumn>
  );
}
