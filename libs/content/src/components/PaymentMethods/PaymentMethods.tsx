import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { EmptyState, Inline, Picture, Stack, Table, Text } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { hundredthsOf } from '@baize/kernel';
import { useSite } from '@baize/session';
import { paymentMethodsQuery, type PaymentMethodContent } from '../../api/content.ts';
import { ContentFailed } from '../ContentMissing/ContentMissing.tsx';

type Terms = PaymentMethodContent['info'][number];
const HOUR = 60;
const DAY = 24 * HOUR;

/** Payment methods of this market, with amounts in its currency and processing times (A§3 payment method info). */
export function PaymentMethods() {
  const text = useText('content');
  const format = useFormat();
  const {
    market: { market },
  } = useSite();
  const methods = useQuery(paymentMethodsQuery({ market: market.id }));
  const duration = (minutes: number) => {
    const [unit, value] =
      minutes >= DAY
        ? (['day', Math.round(minutes / DAY)] as const)
        : minutes >= HOUR
          ? (['hour', Math.round(minutes / HOUR)] as const)
          : (['minute', minutes] as const);
    return minutes === 0
      ? text('content.methods.instant')
      : text('content.methods.about', { duration: format.number(value, { style: 'unit', unit, unitDisplay: 'long' }) });
  };
  const terms = (found: Terms | undefined) => {
    if (!found)
      return (
        <Text as="span" tone="muted">
          {text('content.methods.none')}
        </Text>
      );
    // A currency without its own amounts uses those of the licensee's currency, euros.
    const { currency, min, max } = found.limits.find((limit) => limit.currency === market.currency) ?? {
      currency: 'EUR',
      min: found.min,
      max: found.max,
    };
    return (
      <Stack gap="none" as="span">
        <Text as="span" numeric>
          {text('content.methods.range', {
            min: format.money(hundredthsOf(min), currency),
            max: format.money(hundredthsOf(max), currency),
          })}
        </Text>
        <Text as="span" size="sm" tone="muted">
          {duration(found.processTime)}
        </Text>
      </Stack>
    );
  };
  if (methods.isError)
    return (
      <ContentFailed
        title={text('content.methods.failed')}
        error={methods.error}
        onRetry={() => void methods.refetch()}
      />
    );
  if (methods.data?.length === 0) return <EmptyState icon={CreditCard} title={text('content.methods.empty')} />;
  return (
    <Table
      label={text('content.methods.title')}
      rows={methods.data ?? []}
      rowKey={({ name }) => name}
      {...(methods.isPending ? { loadingRows: 5 } : {})}
      columns={[
        {
          id: 'method',
          label: text('content.methods.method'),
          render: ({ title, image }) => (
            <Inline gap="sm" flexWrap="nowrap">
              <Picture
                src={contentImageUrl(contentUrl(), image.ref, IMAGE_SIZES.payment)}
                width={IMAGE_SIZES.payment.w / 2}
                height={IMAGE_SIZES.payment.h / 2}
                alt=""
                fit="contain"
                box="markSmall"
              />
              <Text as="span" weight="medium">
                {title}
              </Text>
            </Inline>
          ),
        },
        {
          id: 'deposit',
          label: text('content.methods.deposit'),
          render: ({ info }) => terms(info.find(({ paymentMethodType }) => paymentMethodType === 'DEPOSIT')),
        },
        {
          id: 'withdraw',
          label: text('content.methods.withdraw'),
          render: ({ info }) => terms(info.find(({ paymentMethodType }) => paymentMethodType === 'WITHDRAW')),
        },
      ]}
    />
  );
}
