import { Card, Skeleton, Stack } from '@baize/ui';

/** Skeleton of the cashier's form, with the same dimensions. */
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
