import type { Locale } from '@acheep/contract/kernel/locale';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { type ResumeDesign, resumeDesigns } from '@acheep/contract/talent/resume-pdf-option';
import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { choicesOf } from '../../../lib/choice.ts';
import { lazy } from '../../../lib/lazy.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import classes from './living-page.module.css';
import { livingPdfQuery } from './resume-pdf.ts';

const PdfPicture = lazy(() => import('../../../ui/pdf-picture.tsx').then((m) => ({ default: m.PdfPicture })));

interface LivingPageProps {
  resume: OwnResume | null;
  /** Language in which the CV is being written. */
  locale: Locale;
}

/** The CV on paper beside its form, drawn anew after each save. */
export function LivingPage({ resume, locale }: LivingPageProps) {
  const { t } = useTranslation('resume');
  const [design, setDesign] = useState<ResumeDesign>('classic');
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(0);
  const { data, error, refetch } = useQuery({
    ...livingPdfQuery({ design, language: locale }),
    enabled: resume !== null,
  });
  const shown = Math.min(page, pages);
  return (
    <>
      <NativeSelect
        label={t('print.design')}
        data={choicesOf(resumeDesigns)}
        value={design}
        onChange={(event) => setDesign(event.currentTarget.value as ResumeDesign)}
      />
      <Group justify="space-between" mih={34} wrap="nowrap">
        <Text size="sm" role="status" c={pages > 1 ? undefined : 'dimmed'}>
          {pages > 0 && (pages === 1 ? t('page.fits') : t('page.pages', { count: pages }))}
        </Text>
        {pages > 1 && (
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('page.before')}
              disabled={shown <= 1}
              onClick={() => setPage(shown - 1)}
            >
              <IconChevronLeft size={18} aria-hidden />
            </ActionIcon>
            <Text size="sm" component="span">
              {shown} / {pages}
            </Text>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('page.after')}
              disabled={shown >= pages}
              onClick={() => setPage(shown + 1)}
            >
              <IconChevronRight size={18} aria-hidden />
            </ActionIcon>
          </Group>
        )}
      </Group>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.sheet} data-waiting={pages === 0 || undefined}>
          {resume ? (
            data && (
              <Suspense>
                <PdfPicture
                  url={`${data}?at=${resume.updatedAt}`}
                  page={page}
                  className={classes.picture}
                  onDrawn={setPages}
                />
              </Suspense>
            )
          ) : (
            <Text size="sm" c="dimmed" className={classes.empty}>
              {t('page.none')}
            </Text>
          )}
        </div>
      )}
    </>
  );
}
