import { Badge, Group, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';

/** Number of items shown at first. */
const shown = 5;

/** The first few items, and a button with the number of hidden ones that shows them. */
export function Overflow({ children }: { children: readonly ReactNode[] }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const rest = children.length - shown;
  return (
    <Group gap={6} mt={4}>
      {all ? children : children.slice(0, shown)}
      {!all && rest > 0 && (
        <Badge
          component="button"
          type="button"
          data-more
          variant="outline"
          color="gray"
          onClick={() => setAll(true)}
        >
          +{rest} <VisuallyHidden>{t('list.more')}</VisuallyHidden>
        </Badge>
      )}
    </Group>
  );
}
