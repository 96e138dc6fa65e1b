import { paths } from '@acheep/contract/paths';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { Button, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheckFilled, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { currentLocale } from '../../../../lib/locale.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { DesignPicture } from '../design-picture.tsx';
import { type Look, useSavePdf } from '../resume-pdf.ts';
import classes from './questions.module.css';

/** The CV that the answers made, on paper, and what to do with it. */
export function ResumeMade({ resume }: { resume: OwnResume }) {
  const { t } = useTranslation('resume-questions');
  const look: Look = { design: 'poster', language: currentLocale() };
  const save = useSavePdf(resume, look);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className={classes.made}>
      <Stack gap="md">
        <IconCircleCheckFilled size={44} color="var(--ac-icon)" aria-hidden />
        <Title order={1} ref={heading} tabIndex={-1} className={classes.question}>
          {t('made.title')}
        </Title>
        <Text>{t('made.text')}</Text>
        <Button
          size="lg"
          loading={save.isPending}
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={() => save.mutate()}
        >
          {t('made.download')}
        </Button>
        <Button component={Link} to={paths.jobList()} size="lg" variant="light">
          {t('made.jobs')}
        </Button>
        <Button component={Link} to={paths.resume()} size="lg" variant="default">
          {t('made.open')}
        </Button>
      </Stack>
      <DesignPicture look={look} version={resume.updatedAt} />
    </div>
  );
}
