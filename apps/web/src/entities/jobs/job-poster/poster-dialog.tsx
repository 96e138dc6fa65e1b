import { adLanguages } from '@acheep/contract/jobs/job-option';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { apiData } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { lazy } from '../../../lib/lazy.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import classes from './poster-dialog.module.css';

const PdfPicture = lazy(() => import('../../../ui/pdf-picture.tsx').then((m) => ({ default: m.PdfPicture })));

/** The links expire after five minutes; those of an open dialog are replaced before that. */
const fresh = 4 * 60_000;

interface PosterDialogProps {
  job: { _id: string; title: string };
  /** Who asks: the company of the job, or an operator. */
  from: 'GET /job/:id/poster' | 'GET /admin/job/:id/poster';
  onClose: () => void;
}

/** The poster of an open job as a picture, in the language of those who pass by, to save and to print. */
export function PosterDialog({ job, from, onClose }: PosterDialogProps) {
  const { t } = useTranslation('job-poster');
  const [language, setLanguage] = useState<'km' | 'en'>('km');
  const [drawn, setDrawn] = useState<string>();
  const { data, error, refetch } = useQuery({
    ...apiData(from, { params: { id: job._id } }),
    staleTime: fresh,
    gcTime: fresh,
    refetchInterval: fresh,
  });
  const url = data?.[language];
  const save = useMutation({
    mutationFn: async (address: string) => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`The poster was answered with ${response.status}.`);
      saveFile(await response.blob(), `${t('file', { title: job.title })}.pdf`);
    },
  });
  return (
    <Dialog title={t('title')} size="lg" onClose={onClose}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.content}>
          <div className={classes.sheet} data-waiting={!url || drawn !== url || undefined}>
            {url && (
              <Suspense>
                <PdfPicture key={url} url={url} className={classes.picture} onDrawn={() => setDrawn(url)} />
              </Suspense>
            )}
          </div>
          <Stack gap="md">
            <Text fw={600} className={classes.job}>
              {job.title}
            </Text>
            <Text size="sm">{t('text')}</Text>
            <SegmentedControl
              aria-label={t('language')}
              data={choicesOf(adLanguages)}
              value={language}
              onChange={(value) => setLanguage(value as 'km' | 'en')}
            />
            <Group gap="sm" grow preventGrowOverflow={false}>
              <Button
                data-autofocus
                disabled={!url}
                loading={save.isPending}
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={() => url && save.mutate(url)}
              >
                {t('save')}
              </Button>
              <Button
                component="a"
                href={url}
                target="_blank"
                rel="noopener"
                variant="default"
                data-disabled={!url || undefined}
                leftSection={<IconPrinter size={18} aria-hidden />}
              >
                {t('print')}
              </Button>
            </Group>
            <Text size="sm" c="dimmed">
              {t('counted')}
            </Text>
          </Stack>
        </div>
      )}
    </Dialog>
  );
}
