import { Card, Skeleton, Stack } from '@baize/ui';

/** The cashier's form while it is on its way, with its measures. */
export function CashierSkeleton() {
  return (
    <Card padding="md">
      <div aria-busy="true">
        <Stack gap="md">
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="md" width="half" />
          <Skeleton shape="control" />
        </Stack>
      </div>
    </Card>
  );
}
