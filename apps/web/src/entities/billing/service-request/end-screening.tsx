import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** Ends the screening of one of the company's own jobs. */
export function EndScreening({ id, job }: { id: string; job: string }) {
  const { t } = useTranslation('service-request');
  const end = useMutation({
    mutationFn: () => call('POST /service/screening/:id/end', { params: { id } }),
    onSuccess: () => void toast({ tone: 'success', message: t('screening.ended'), id: 'screening' }),
    onSettled: () => invalidate('GET /service/screening', 'GET /service/request'),
  });
  const ask = async () => {
    const answer = await confirm({
      title: t('screening.end'),
      message: t('screening.endText', { job }),
      confirmLabel: t('screening.end'),
    });
    if (answer === 'confirm') end.mutate();
  };
  return (
    <Button size="xs" variant="default" loading={end.isPending} onClick={() => void ask()}>
      {t('screening.end')}
    </Button>
  );
}
