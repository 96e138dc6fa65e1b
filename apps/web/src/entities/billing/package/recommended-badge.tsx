import { Badge } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/use-translation.ts';

/** Marks the package that the operator recommends. Requires the `package` translations. */
export function RecommendedBadge({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('package');
  return (
    <Badge
      variant="filled"
      className={className}
      miw="max-content"
      leftSection={<IconStarFilled size={12} aria-hidden />}
    >
      {t('recommended')}
    </Badge>
  );
}
