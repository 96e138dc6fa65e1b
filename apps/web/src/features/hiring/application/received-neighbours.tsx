import { paths } from '@acheep/contract/kernel/paths';
import { Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';

/** The list that one came from: where it is, and what stood in it. */
export interface ListState {
  ids?: readonly string[];
  from?: string;
}

/** The applications before and after this one in the list that one came from. */
export function ReceivedNeighbours({ id }: { id: string }) {
  const { t } = useTranslation('application');
  const state = useLocation().state as ListState | null;
  const ids = state?.ids ?? [];
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
          state={state}
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
          state={state}
          rightSection={<IconChevronRight size={18} aria-hidden />}
        >
          {t('detail.next')}
        </Button>
      )}
    </Group>
  );
}
