import { paths } from '@acheep/contract/kernel/paths';
import type { CvViews } from '@acheep/contract/talent/resume-view';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { invalidate, keepResponse } from '../../lib/api-query.ts';
import { toast } from '../../lib/feedback.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { formatDate } from '../../ui/date-text.tsx';
import { Panel } from '../../ui/panel.tsx';

/** What opening a CV gives and takes; without views left, the way to them. */
export function OpenPanel({ id, views }: { id: string; views: CvViews | null }) {
  const { t } = useTranslation('talent');
  const open = useMutation({
    mutationFn: () => call('POST /resume/:id/view', { params: { id } }),
    onSuccess: (answer) => {
      keepResponse(answer, 'GET /resume/:id', { params: { id } });
      void toast({ tone: 'success', id: 'resume-opened', message: t('open.done') });
      void invalidate('GET /resume', 'GET /resume/views');
    },
    // Whatever was in the way, the page says how it is now.
    onError: () => void invalidate('GET /resume/:id', 'GET /resume/views'),
  });
  return (
    <Panel title={t('open.title')}>
      <Stack gap="sm">
        <Text>{t('open.text')}</Text>
        {views ? (
          <Group gap="sm">
            <Button
              leftSection={<IconLockOpen size={18} aria-hidden />}
              loading={open.isPending}
              onClick={() => open.mutate()}
            >
              {t('open.action')}
            </Button>
            <Text size="sm" c="dimmed">
              {t('open.views', { count: views.left, date: formatDate(views.until) })}
            </Text>
          </Group>
        ) : (
          <Group gap="sm">
            <Text fw={600}>{t('open.none')}</Text>
            <Button component={Link} to={paths.package()}>
              {t('open.packages')}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}
