import type { MessageTemplate } from '@acheep/contract/hiring/candidate-message';
import { standardMessages } from '@acheep/contract/hiring/candidate-message-standard';
import { Button, Stack, Text } from '@mantine/core';
import { IconPlus, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noTexts, templatesQuery } from '../../../entities/hiring/candidate-message/message-template.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { useDeleteTemplate } from './message-template.api.ts';
import { MessageTemplateForm, type TemplateValues } from './message-template-form.tsx';
import { MessageTemplateRow } from './message-template-row.tsx';

/** The messages that a company starts from, and those that it may take over. */
export function MessageTemplatePage() {
  const { t } = useTranslation('candidate-message');
  const { data: templates, error, refetch } = useQuery(templatesQuery);
  const [writing, setWriting] = useState<MessageTemplate | TemplateValues | null>(null);
  const remove = useDeleteTemplate();
  const ask = async ({ _id, name }: MessageTemplate) => {
    const answer = await confirm({
      title: t('page.deleteTitle', { name }),
      message: t('page.deleteText'),
      confirmLabel: t('page.delete'),
    });
    if (answer !== 'confirm') return;
    remove.mutate(_id, {
      onSuccess: () => void toast({ tone: 'success', message: t('page.deleted'), id: 'template' }),
    });
  };
  return (
    <>
      <PageHead title={t('page.title')} noIndex />
      <PageHeader
        title={t('page.title')}
        lead={t('page.lead')}
        action={
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setWriting({ name: '', ...noTexts })}
          >
            {t('page.create')}
          </Button>
        }
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!templates && !error && <SkeletonList count={3} height={130} />}
      {templates?.length === 0 && (
        <EmptyState icon={IconTemplate} title={t('page.emptyTitle')} text={t('page.emptyText')} />
      )}
      <List label={t('page.own')}>
        {templates?.map((one) => (
          <MessageTemplateRow key={one._id} name={one.name} texts={one}>
            <Button
              size="sm"
              variant="default"
              aria-label={t('page.editOf', { name: one.name })}
              onClick={() => setWriting(one)}
            >
              {t('page.edit')}
            </Button>
            <Button
              size="sm"
              variant="subtle"
              color="red"
              aria-label={t('page.deleteOf', { name: one.name })}
              onClick={() => void ask(one)}
            >
              {t('page.delete')}
            </Button>
          </MessageTemplateRow>
        ))}
      </List>
      <Section title={t('page.standard')}>
        <Text c="dimmed" mb="md">
          {t('page.standardLead')}
        </Text>
        <List label={t('page.standard')}>
          {Object.entries(standardMessages).map(([key, { name, texts }]) => (
            <MessageTemplateRow key={key} name={localized(name)} texts={texts}>
              <Button
                size="sm"
                variant="default"
                aria-label={t('page.useOf', { name: localized(name) })}
                onClick={() => setWriting({ name: localized(name), ...texts })}
              >
                {t('page.use')}
              </Button>
            </MessageTemplateRow>
          ))}
        </List>
      </Section>
      {writing && <MessageTemplateForm start={writing} onClose={() => setWriting(null)} />}
    </>
  );
}

const List = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={label}>
    {children}
  </Stack>
);
