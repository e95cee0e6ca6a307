import { Gift } from 'lucide-react';
import { Grid, Link, Section } from '@baize/ui';
import { CONTENT_PATHS, PromotionCard, PromotionCardSkeleton, usePromotions } from '@baize/content';
import { useText, useTranslationNamespace } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';

const SHOWN = 3;

/** The first promotions that this visitor may see; nothing without any, or if loading failed. */
export function RunningPromotions() {
  const text = useText();
  const toPath = useLocalePath();
  const ready = useTranslationNamespace('content');
  const { access, promotions, coming, error } = usePromotions();
  if (access === 'paused' || error || (promotions?.length === 0 && coming.length === 0)) return null;
  return (
    <Section
      title={text('content.frame.promotions')}
      icon={Gift}
      busy={!ready || promotions === undefined}
      end={
        <Link strong tone="brand" href={toPath(CONTENT_PATHS.promotions)}>
          {text('site.home.allPromotions')}
        </Link>
      }
    >
      <Grid columns={{ base: 1, lg: 3 }} gap="lg">
        {ready && promotions
          ? [
              ...promotions.map((promotion) => <PromotionCard key={promotion.slug} promotion={promotion} level={3} />),
              ...coming.map(({ slug }) => <PromotionCardSkeleton key={slug} />),
            ].slice(0, SHOWN)
          : Array.from({ length: SHOWN }, (_, index) => <PromotionCardSkeleton key={index} />)}
      </Grid>
    </Section>
  );
}
