import { Skeleton, Stack } from '@baize/ui';

/** The skeleton of a page that is still loading, with the proportions of most pages: a title and a body. */
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
