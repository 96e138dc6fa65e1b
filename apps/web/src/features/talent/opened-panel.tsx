import { textIn } from '@acheep/contract/kernel/bilingual';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import type { FullResume } from '@acheep/contract/talent/resume-view';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileTypePdf, IconMail, IconPhone } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { currentLocale } from '../../lib/locale.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Panel } from '../../ui/panel.tsx';

/** What to do with a CV that the company has opened: call, write, take it along on paper. */
export function OpenedPanel({ resume, openedAt }: { resume: FullResume; openedAt: string }) {
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
