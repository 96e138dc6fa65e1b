import { Button } from '@mantine/core';
import { call } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** Ends the screening of one of the company's own jobs. */
export function EndScreening({ id, job }: { id: string; job: string }) {
  const { t } = useTranslation('service-request');
  const end = useAct({
    call: () => call('POST /service/screening/:id/end', { params: { id } }),
    asks: () => ({
      title: t('screening.end'),
      message: t('screening.endText', { job }),
      confirmLabel: t('screening.end'),
    }),
    done: t('screening.ended'),
    id: 'screening',
    refresh: ['GET /service/screening', 'GET /service/request'],
  });
  return (
    <Button size="xs" variant="default" loading={end.isPending} onClick={() => end.act()}>
      {t('screening.end')}
    </Button>
  );
}
