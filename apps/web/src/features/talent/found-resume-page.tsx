import { textIn } from '@acheep/contract/kernel/bilingual';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { paths } from '@acheep/contract/paths';
import type { CvViews, FullResume, ShownResume } from '@acheep/contract/talent/resume-view';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileTypePdf, IconLockOpen, IconMail, IconPhone } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../lib/api-query.ts';
import { toast } from '../../lib/feedback.ts';
import { currentLocale } from '../../lib/locale.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { DateText, formatDate } from '../../ui/date-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FoundPage } from './found-page.tsx';
import { CvPaper, TalentView } from './talent-view.tsx';

/** Actions on a CV that the company has opened: call, write, download. */
function OpenedPanel({ resume, openedAt }: { resume: FullResume; openedAt: string }) {
  const { t } = useTranslation('talent');
  const language = currentLocale();
  const name = textIn(resume.name, language) ?? '';
  const [phone] = resume.phone;
  const save = useMutation({
    mutationFn: async () => {
      const { data } = await call('POST /resume/:id/pdf', {
        params: { id: resume._id },
        body: { design: 'classic', language, paper: 'a4' },
      });
      const answer = await fetch(data.url);
      if (!answer.ok) throw new Error(`The PDF was answered with ${answer.status}.`);
      saveFile(await answer.blob(), `CV ${name}.pdf`);
    },
  });
  return (
    <Panel title={name}>
      <Stack gap="sm">
        <Text size="sm">
          <DateText value={openedAt}>{(date) => t('open.opened', { date })}</DateText> {t('open.stays')}
        </Text>
        <Group gap="sm">
          {phone && (
            <Button component="a" href={`tel:${phone}`} leftSection={<IconPhone size={18} aria-hidden />}>
              {phoneText(phone)}
            </Button>
          )}
          <Button
            component="a"
            href={`mailto:${resume.email}`}
            variant="default"
            leftSection={<IconMail size={18} aria-hidden />}
          >
            {t('open.mail')}
          </Button>
          <Button
            variant="default"
            loading={save.isPending}
            leftSection={<IconFileTypePdf size={18} aria-hidden />}
            onClick={() => save.mutate()}
          >
            {t('open.pdf')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}

/** Explains the effect of opening a CV; without views left, links to packages. */
function OpenPanel({ id, views }: { id: string; views: CvViews | null }) {
  const { t } = useTranslation('talent');
  const open = useMutation({
    mutationFn: () => call('POST /resume/:id/view', { params: { id } }),
    onSuccess: (answer) => {
      keepResponse(answer, 'GET /resume/:id', { params: { id } });
      void toast({ tone: 'success', id: 'resume-opened', message: t('open.done') });
      void invalidate('GET /resume', 'GET /resume/views');
    },
    // After any failure, shows the current state.
    onError: () => void invalidate('GET /resume/:id', 'GET /resume/views'),
  });
  return (
    <Panel title={t('open.title')}>
      <Stack gap="sm">
        <Text>{t('open.text')}</Text>
        {views ? (
          <Group gap="sm">
            <Button
              leftSection={<IconLockOpen size={18} aria-hidden />}
              loading={open.isPending}
              onClick={() => open.mutate()}
            >
              {t('open.action')}
            </Button>
            <Text size="sm" c="dimmed">
              {t('open.views', { count: views.left, date: formatDate(views.until) })}
            </Text>
          </Group>
        ) : (
          <Group gap="sm">
            <Text fw={600}>{t('open.none')}</Text>
            <Button component={Link} to={paths.package()}>
              {t('open.packages')}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}

/** Links to its files expire after five minutes; the CV is refetched before that. */
const fresh = 4 * 60_000;

function Found({ id, found }: { id: string; found: ShownResume }) {
  if (found.shown === 'public') return <CvPaper resume={found.resume} />;
  if (found.shown === 'full')
    return (
      <Stack>
        <OpenedPanel resume={found.resume} openedAt={found.openedAt} />
        <CvPaper resume={found.resume} activeOn={found.resume.activeOn} />
      </Stack>
    );
  return (
    <Stack>
      <OpenPanel id={id} views={found.views} />
      <TalentView talent={found.resume} />
    </Stack>
  );
}

/** One CV, with the details that the reader may see. */
export function FoundResumePage() {
  const { t } = useTranslation('talent');
  const { id = '' } = useParams();
  const query = useQuery({
    ...apiData('GET /resume/:id', { params: { id } }),
    staleTime: fresh,
    refetchInterval: fresh,
  });
  const { data: found } = query;
  const named = found && (found.shown === 'unnamed' ? found.resume.title : found.resume.name);
  const title = textIn(named, currentLocale()) ?? t('resumes.title');
  return (
    <FoundPage title={title} list={paths.resumeSearch()} back={t('detail.backResumes')} query={query}>
      {found && <Found id={id} found={found} />}
    </FoundPage>
  );
}
