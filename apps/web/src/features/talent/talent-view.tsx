import { untranslated } from '@acheep/contract/kernel/locale';
import type { PublicResume } from '@acheep/contract/talent/resume';
import type { TalentDetail } from '@acheep/contract/talent/talent';
import { Alert, Group, Paper, Stack, Text } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { activeDaysAgo } from '../../entities/talent/resume/active-text.ts';
import { LocaleSwitch } from '../../entities/talent/resume/locale-switch.tsx';
import { ResumeView } from '../../entities/talent/resume/resume-view.tsx';
import { currentLocale } from '../../lib/locale.ts';
import { useTranslation } from '../../lib/use-translation.ts';

type Shown = ComponentProps<typeof ResumeView>['resume'];

/** Turns an anonymous profile into a CV headed by the job title. */
function unnamed({ title, position, work, ...talent }: TalentDetail, untitled: string): PublicResume & Shown {
  return {
    ...talent,
    name: title ?? position ?? untranslated(untitled),
    title: null,
    gender: null,
    nationality: null,
    photo: null,
    work: work.map((one) => ({ ...one, employer: null })),
  };
}

/** A CV as a document, in a selectable language. */
export function CvPaper({ resume, activeOn }: { resume: Shown; activeOn?: string }) {
  const { t } = useTranslation('talent');
  const [locale, setLocale] = useState(currentLocale);
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <LocaleSwitch label={t('detail.readIn')} value={locale} onChange={setLocale} />
        {activeOn && (
          <Text size="sm" c="dimmed">
            {t('card.active', { count: activeDaysAgo(activeOn) })}
          </Text>
        )}
      </Group>
      <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
        <ResumeView resume={resume} locale={locale} />
      </Paper>
    </Stack>
  );
}

export function TalentView({ talent }: { talent: TalentDetail }) {
  const { t } = useTranslation('talent');
  return (
    <Stack>
      <Alert color="gray" icon={<IconEyeOff aria-hidden />}>
        {t('detail.hidden')}
      </Alert>
      <CvPaper resume={unnamed(talent, t('untitled'))} activeOn={talent.activeOn} />
    </Stack>
  );
}
