import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';

interface SkeletonListProps {
  count?: number;
  /** Pixels of one entry, as tall as the real one so that nothing jumps. */
  height?: number;
}

/** A list that is still on its way. */
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
