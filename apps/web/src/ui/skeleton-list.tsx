import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';

interface SkeletonListProps {
  count?: number;
  /** Height of one item in pixels, equal to the real one so that nothing jumps. */
  height?: number;
}

/** Placeholder of a list that is loading. */
export function SkeletonList({ count = 5, height = 112 }: SkeletonListProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} radius="md" />
      ))}
    </Stack>
  );
}
