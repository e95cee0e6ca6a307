import { Skeleton, Stack } from '@baize/ui';

/** A page that is not known yet, with the measures of most pages: a title and a body. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <Stack gap="lg">
        <Skeleton shape="h2" width="half" />
        <Skeleton shape="card" />
        <Skeleton lines={4} />
      </Stack>
    </div>
  );
}
