import { textIn } from '@acheep/contract/kernel/bilingual';
import { paths } from '@acheep/contract/kernel/paths';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { resumeProgress } from '@acheep/contract/talent/resume-progress';
import { Anchor, Button, Checkbox, Group, Modal, Paper, Progress, Text } from '@mantine/core';
import { IconFileCv } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ResumeView } from '../../../entities/talent/resume/resume-view.tsx';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

interface ApplyResumeProps {
  resume: OwnResume;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What was typed is kept before the page is left. */
  onLeave: () => void;
}

/** The CV that one keeps here, to be sent along: what it is, how far it has come, and what is in it. */
export function ApplyResume({ resume, checked, onChange, onLeave }: ApplyResumeProps) {
  const { t } = useTranslation('application');
  const [open, setOpen] = useState(false);
  const { percent } = resumeProgress(resume);
  const locale = currentLocale();
  const title = textIn(resume.title, locale) ?? textIn(resume.name, locale);
  return (
    <Paper withBorder p="md">
      <Checkbox
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={
          <Text span fw={600}>
            {t('apply.resumeSend')}
          </Text>
        }
        description={title}
      />
      <Group gap="sm" wrap="nowrap" mt="sm">
        <Progress value={percent} radius="xl" flex={1} aria-hidden />
        <Text size="sm">{t('apply.resumeWhole', { percent })}</Text>
      </Group>
      <Group gap="lg" mt="sm">
        <Anchor component="button" type="button" size="sm" onClick={() => setOpen(true)}>
          {t('apply.resumeSee')}
        </Anchor>
        <Anchor component={Link} size="sm" to={paths.resumeEdit()} onClick={onLeave}>
          {t('apply.resumeEdit')}
        </Anchor>
      </Group>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        size="lg"
        title={t('apply.resumeSee')}
        closeButtonProps={{ 'aria-label': t('apply.resumeHide') }}
      >
        <ResumeView resume={resume} locale={locale} />
      </Modal>
    </Paper>
  );
}

/** Whoever has no CV here yet may make one first. */
export function NoResume({ onLeave }: Pick<ApplyResumeProps, 'onLeave'>) {
  const { t } = useTranslation('application');
  return (
    <Paper withBorder p="md">
      <Group gap="sm" wrap="nowrap" align="start">
        <IconFileCv size={28} stroke={1.5} color="var(--ac-icon)" aria-hidden style={{ flex: 'none' }} />
        <div>
          <Text size="sm">{t('apply.resumeNone')}</Text>
          <Text size="sm" c="dimmed">
            {t('apply.kept')}
          </Text>
          <Button
            component={Link}
            to={paths.resumeEdit()}
            variant="default"
            size="compact-md"
            mt="xs"
            onClick={onLeave}
          >
            {t('apply.resumeMake')}
          </Button>
        </div>
      </Group>
    </Paper>
  );
}
