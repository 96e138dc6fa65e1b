import { paths } from '@acheep/contract/paths';
import type { OwnResume } from '@acheep/contract/talent/resume';
import {
  type Paper,
  type ResumeDesign,
  type ResumeLanguage,
  resumeDesigns,
  resumeLanguages,
} from '@acheep/contract/talent/resume-pdf-option';
import { Anchor, Button, NativeSelect, SegmentedControl, Skeleton, Title } from '@mantine/core';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ownResumeQuery } from '../../../entities/talent/resume/own-resume.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { lazy } from '../../../lib/lazy.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PrintPreview } from '../../../ui/print-preview.tsx';
import { type Look, lookIn, pdfQuery, useSavePdf } from './resume-pdf.ts';
import { UnwrittenOnPaper } from './unwritten-badge.tsx';

const PdfView = lazy(() => import('../../../ui/pdf-view.tsx').then((m) => ({ default: m.PdfView })));

const waiting = <Skeleton height={640} radius={0} />;

function Sheet({ look, paper, version }: { look: Look; paper: Paper; version: string }) {
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

function SaveButton({ resume, look }: { resume: OwnResume; look: Look }) {
  const { t } = useTranslation('resume');
  const save = useSavePdf(resume, look);
  return (
    <Button
      variant="default"
      loading={save.isPending}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => save.mutate()}
    >
      {t('designs.download')}
    </Button>
  );
}

/** Print preview of the CV in a selectable design and language. */
export function ResumePrintPage() {
  const { t } = useTranslation('resume');
  const [params] = useSearchParams();
  const [look, setLook] = useState<Look>(() => lookIn(params));
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
              <Button component={Link} to={paths.resumeQuestions()}>
                {t('none.questions')}
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
        <div role="status">
          <UnwrittenOnPaper resume={resume} language={look.language} />
        </div>
        <SaveButton resume={resume} look={look} />
      </PrintPreview>
    </>
  );
}
