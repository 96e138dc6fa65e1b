import { paths } from '@acheep/contract/paths';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { resumeProgress } from '@acheep/contract/talent/resume-progress';
import { Button, Group, Progress, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';

interface ResumeProgressPanelProps {
  resume: OwnResume | null;
  /** True beside the CV itself. */
  isReading?: boolean;
}

export function ResumeProgressPanel({ resume, isReading }: ResumeProgressPanelProps) {
  const { t } = useTranslation('widget');
  const { percent, next } = resumeProgress(resume);
  return (
    <Panel title={t('resume.progress')}>
      <Group gap="sm" wrap="nowrap" mb="xs">
        <Progress value={percent} size="lg" radius="xl" flex={1} aria-label={t('resume.progress')} />
        <Text fw={700}>{t('resume.percent', { percent })}</Text>
      </Group>
      <Text size="sm" mb="sm">
        {!resume ? t('resume.none') : next ? localized(next.words) : t('resume.whole')}
      </Text>
      <Group gap="sm">
        <Button component={Link} to={resume ? paths.resumeEdit(next?.section) : paths.resumeQuestions()}>
          {t(!resume ? 'resume.questions' : next ? 'resume.next' : 'resume.edit')}
        </Button>
        {resume && !isReading && (
          <Button component={Link} to={paths.resume()} variant="default">
            {t('resume.read')}
          </Button>
        )}
      </Group>
    </Panel>
  );
}
