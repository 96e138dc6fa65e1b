import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** Has everything tried again that has failed. */
export function RetryAll({ count }: { count: number }) {
  const { t } = useTranslation('task-admin');
  const retry = useMutation({
    mutationFn: () => call('POST /admin/task/retry'),
    onSuccess: ({ data }) => void toast({ message: t('retriedAll', { count: data.count }), tone: 'success' }),
    onSettled: () => invalidate('GET /admin/task', 'GET /admin/task/number'),
  });
  async function ask() {
    const answer = await confirm({
      title: t('retryAll'),
      message: t('retryAllAsk', { count }),
      confirmLabel: t('retry'),
      tone: 'plain',
    });
    if (answer === 'confirm') retry.mutate();
  }
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={18} aria-hidden />}
      loading={retry.isPending}
      onClick={() => void ask()}
    >
      {t('retryAll')}
    </Button>
  );
}
