import { paths } from '@acheep/contract/paths';
import { Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

/** The applications before and after this one in the list that one came from. */
export function ReceivedNeighbours({ id }: { id: string }) {
  const { t } = useTranslation('application');
  const ids = (useLocation().state as { ids?: readonly string[] } | null)?.ids ?? [];
  const place = ids.indexOf(id);
  if (place < 0 || ids.length < 2) return null;
  const [previous, next] = [ids[place - 1], ids[place + 1]];
  return (
    <Group component="nav" aria-label={t('detail.neighbours')} gap="xs">
      {previous && (
        <Button
          component={Link}
          variant="default"
          to={paths.manageAppliedDetail(previous)}
          state={{ ids }}
          leftSection={<IconChevronLeft size={18} aria-hidden />}
        >
          {t('detail.previous')}
        </Button>
      )}
      {next && (
        <Button
          component={Link}
          variant="default"
          to={paths.manageAppliedDetail(next)}
          state={{ ids }}
          rightSection={<IconChevronRight size={18} aria-hidden />}
        >
          {t('detail.next')}
        </Button>
      )}
    </Group>
  );
}
