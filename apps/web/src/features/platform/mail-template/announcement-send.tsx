import { numberText } from '@acheep/contract/kernel/english-text';
import { type SignUpRole, signUpRoles } from '@acheep/contract/kernel/role';
import { announcedPerMinute } from '@acheep/contract/messaging/announcement-option';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';

const wordsIn = (language: 'en' | 'km') =>
  apiData('GET /admin/mail-template/words', { query: { name: 'announcement', language } });

/** To whom the announcement goes, how many they are, and the button that sends it. */
export function AnnouncementSend() {
  const { t } = useTranslation('announcement');
  const [role, setRole] = useState<SignUpRole>('recruiter');
  const recipients = useQuery(apiData('GET /admin/announcement/recipients', { query: { role } })).data
    ?.recipients;
  const [en, km] = [useQuery(wordsIn('en')).data, useQuery(wordsIn('km')).data];
  const isWritten = en?.isChanged && km?.isChanged;
  const send = useAct({
    call: () => call('POST /admin/announcement', { body: { role } }),
    asks: () => {
      const subject = { en, km }[currentLocale()]?.subject ?? '';
      const people = `${localized(signUpRoles[role])} (${numberText(recipients ?? 0)})`;
      return { title: t('ask', { subject, people }), message: t('askText'), confirmLabel: t('send') };
    },
    done: t('sent'),
    refresh: ['GET /admin/announcement', 'GET /admin/audit'],
  });

  return (
    <Panel title={t('send')}>
      <Stack>
        <NativeSelect
          label={t('to')}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as SignUpRole)}
          data={choicesOf(signUpRoles)}
          maw={360}
        />
        <Text size="sm" role="status">
          {recipients === 0 && t('nobody')}
          {recipients !== undefined &&
            recipients > 0 &&
            `${t('people', { count: recipients })} ${t('pace', {
              minutes: Math.ceil(recipients / announcedPerMinute),
              count: announcedPerMinute,
            })}`}
        </Text>
        <Text size="sm" c="dimmed">
          {t(isWritten ? 'saved' : 'unwritten')}
        </Text>
        <Group>
          <Button
            leftSection={<IconSend size={18} aria-hidden />}
            loading={send.isPending}
            disabled={!isWritten || !recipients}
            onClick={() => send.act()}
          >
            {t('send')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
