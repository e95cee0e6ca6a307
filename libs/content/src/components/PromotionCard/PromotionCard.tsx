import { ArrowRight, CalendarDays } from 'lucide-react';
import { Badge, Card, Heading, Icon, Inline, Picture, Skeleton, Stack, Text } from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import { PROMOTION_OFFER, Slot, useLocalePath } from '@baize/shell';
import type { PromotionSummary } from '../../api/promotions.ts';
import { dateText } from '../../model/date-text.ts';
import { promotionPath } from '../../paths.ts';
import { offerPicture } from '../ContentPicture/offer-picture.ts';
import * as css from './PromotionCard.css.ts';

export interface PromotionCardProps {
  readonly promotion: PromotionSummary;
  readonly level?: 2 | 3;
  /** Set for cards on the first screen. */
  readonly eager?: boolean;
}

/**
 * Card of a promotion. The whole card is one link, and its name includes all visible text for voice control (WCAG
 * 2.5.3).
 */
export function PromotionCard({ promotion, level = 2, eager }: PromotionCardProps) {
  const text = useText('content');
  const format = useFormat();
  const toPath = useLocalePath();
  const { title, summary, image, tags, endDate, campaignId } = promotion;
  return (
    <Card padding="none" href={toPath(promotionPath(promotion.category, promotion.slug))}>
      <div className={css.frame}>
        <div className={css.card}>
          <div className={css.art}>
            <Picture {...offerPicture(image)} loading={eager ? 'eager' : 'lazy'} />
          </div>
          <div className={css.words}>
            {(tags[0] ?? campaignId) && (
              <Inline gap="xs">
                {tags[0] && <Badge tone="brand">{tags[0].name}</Badge>}
                {campaignId && <Slot of={PROMOTION_OFFER} campaignId={campaignId} view="badge" />}
              </Inline>
            )}
            <Heading level={level} size="h4">
              {title}
            </Heading>
            <Text tone="muted">{summary}</Text>
            {/* Above the title it would push it out of line with those of the cards beside it. */}
            {campaignId && <Slot of={PROMOTION_OFFER} campaignId={campaignId} view="reason" />}
            <div className={css.foot}>
              {endDate !== null && (
                <Text size="sm" tone="muted" as="span">
                  <Icon icon={CalendarDays} size="text" />{' '}
                  {text('content.promotions.until', { date: dateText(format, endDate) })}
                </Text>
              )}
              <span className={css.more}>
                {text('content.promotions.details')}
                <Icon icon={ArrowRight} size="sm" mirror />
              </span>
            </div>
          </div>
        </div>
      </div>
    </Card>
  );
}

/**
 * Skeleton of a card, with the same dimensions. It says that it waits: the script of a prerendered page then starts the
 * app, which knows the time and so which offers run.
 */
export function PromotionCardSkeleton() {
  return (
    <Card padding="none">
      <div className={css.frame}>
        <div className={css.card} aria-busy="true">
          <div className={css.art}>
            <Skeleton shape="fill" />
          </div>
          <div className={css.words}>
            <Skeleton shape="sm" width="quarter" />
            <Skeleton shape="h4" width="most" />
            <Stack gap="xs" width="full">
              <Skeleton lines={2} />
            </Stack>
            <div className={css.foot}>
              <Skeleton shape="sm" width="half" />
            </div>
          </div>
        </div>
      </div>
    </Card>
  );
}
