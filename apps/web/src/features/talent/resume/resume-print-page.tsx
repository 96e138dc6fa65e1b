import { paths } from '@acheep/contract/kernel/paths';
import type {
  Paper as PaperSize,
  ResumeDesign,
  ResumeLanguage,
} from '@acheep/contract/talent/resume-pdf-option';
import { resumeDesigns, resumeLanguages } from '@acheep/contract/talent/resume-pdf-option';
import { Anchor, Button, NativeSelect, SegmentedControl, Skeleton, Title } from '@mantine/core';
import { IconArrowLeft, IconFileTypePdf } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { ownResumeQuery } from '../../../entities/talent/resume/own-resume.ts';
import { call } from '../../../lib/api.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PrintPreview } from '../../../ui/print-preview.tsx';

const PdfView = lazy(() => import('../../../ui/pdf-view.tsx').then((m) => ({ default: m.PdfView })));

/** Links expire after five minutes; the displayed one is refetched before that. */
const fresh = 4 * 60_000;

interface Look {
  design: ResumeDesign;
  language: ResumeLanguage;
}

/** Query options of the PDF of the CV as saved at `version`. */
const pdfQuery = (body: Look & { paper: PaperSize }, version: string) => ({
  queryKey: ['POST /users/resume/pdf', body, version],
  queryFn: async () => (await call('POST /users/resume/pdf', { body })).data.url,
  staleTime: fresh,
  gcTime: fresh,
});

const waiting = <Skeleton height={640} radius={0} />;

function Sheet({ look, paper, version }: { look: Look; paper: PaperSize; version: string }) {
  const { t } = useTranslation('resume');
  const { data: url, error, refetch } = useQuery(pdfQuery({ ...look, paper }, version));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!url) return waiting;
  return (
    <Suspense fallback={waiting}>
      <PdfView key={url} url={url} name={t('title')} printed />
    </Suspense>
  );
}

function SaveButton({ look }: { look: Look }) {
  const { t } = useTranslation('resume');
  const save = useMutation({
    mutationFn: async () => {
      const { data } = await call('POST /users/resume/pdf', { body: { ...look, paper: 'a4' } });
      const response = await fetch(data.url);
      if (!response.ok) throw new Error(`The PDF was answered with ${response.status}.`);
      saveFile(await response.blob(), `${t('title')}.pdf`);
    },
  });
  return (
    <Button
      variant="default"
      loading={save.isPending}
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      onClick={() => save.mutate()}
    >
      {t('print.save')}
    </Button>
  );
}

/** Print preview of the CV in a selectable design and language. */
export function ResumePrintPage() {
  const { t } = useTranslation('resume');
  const [look, setLook] = useState<Look>({ design: 'classic', language: currentLocale() });
  const { data: resume, error, refetch } = useQuery(ownResumeQuery);
  const head = <PageHead title={t('print.title')} noIndex />;
  if (!resume) {
    return (
      <>
        {head}
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : resume === null ? (
          <EmptyState
            title={t('none.title')}
            text={t('print.none')}
            action={
              <Button component={Link} to={paths.resumeEdit()}>
                {t('none.begin')}
              </Button>
            }
          />
        ) : (
          waiting
        )}
      </>
    );
  }
  const { updatedAt: version } = resume;
  return (
    <>
      {head}
      <PrintPreview
        sheet={(paper) => <Sheet look={look} paper={paper === 'A4' ? 'a4' : 'a5'} version={version} />}
      >
        <Anchor component={Link} to={paths.resume()} size="sm" w="100%">
          <IconArrowLeft size={14} aria-hidden /> {t('print.back')}
        </Anchor>
        <Title order={1} size="h3" w="100%">
          {t('print.title')}
        </Title>
        <NativeSelect
          aria-label={t('print.design')}
          data={choicesOf(resumeDesigns)}
          value={look.design}
          onChange={(event) => setLook({ ...look, design: event.currentTarget.value as ResumeDesign })}
        />
        <SegmentedControl
          aria-label={t('print.language')}
          data={choicesOf(resumeLanguages)}
          value={look.language}
          onChange={(value) => setLook({ ...look, language: value as ResumeLanguage })}
        />
        <SaveButton look={look} />
      </PrintPreview>
    </>
  );
}
