import {
  type MessageTemplate,
  type MessageText,
  messageTemplateBody,
} from '@acheep/contract/hiring/candidate-message';
import { standardMessages } from '@acheep/contract/hiring/candidate-message-standard';
import { type Locale, localeNames, locales } from '@acheep/contract/kernel/locale';
import { Badge, Button, Group, Paper, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MessageFields } from '../../../entities/hiring/candidate-message/message-fields.tsx';
import {
  type MessageTexts,
  noTexts,
  type TemplateBody,
  templatesQuery,
  useSaveTemplate,
} from '../../../entities/hiring/candidate-message/message-template.ts';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RecordDialog } from '../../../ui/form-dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';

/** Query options of one current template, for resolving an edit conflict. */
const oneTemplateQuery = (id: string | undefined) => ({
  queryKey: ['GET /application/email/template', id],
  queryFn: async () => {
    const { data } = await call('GET /application/email/template');
    return { data: data.find(({ _id }) => _id === id) };
  },
});

const label = fieldNames(messageTemplateBody);

type TemplateValues = MessageTexts & { name: string };

const valuesOf = ({ name, en, km }: MessageTemplate): TemplateValues => ({
  name,
  en: en ?? noTexts.en,
  km: km ?? noTexts.km,
});

interface MessageTemplateFormProps {
  /** The template to edit, or the initial values of a new one. */
  start: MessageTemplate | TemplateValues;
  onClose: () => void;
}

function MessageTemplateForm({ start, onClose }: MessageTemplateFormProps) {
  const { t } = useTranslation('candidate-message');
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const record = '_id' in start ? start : null;
  const save = useSaveTemplate();
  const state = useRecordForm({
    record,
    resolver: bodyResolver<TemplateBody, TemplateValues>(messageTemplateBody),
    defaultValues: record ? valuesOf(record) : (start as TemplateValues),
    valuesOf,
    query: oneTemplateQuery(record?._id),
    save: (body) => save.mutateAsync({ id: record?._id, body }),
    onSaved: ({ name }) => {
      draft.forget();
      onClose();
      void toast({ tone: 'success', message: t('template.saved', { name }), id: 'template' });
    },
  });
  const { form } = state;
  const draft = useFormDraft(`message template ${record?._id ?? `new ${start.name}`}`, form);
  return (
    <RecordDialog
      state={state}
      nameOf={label}
      title={t(record ? 'page.formEdit' : 'page.formCreate')}
      draft={draft}
      fullScreen={phone}
      size={960}
      yOffset="4vh"
      closeOnClickOutside={false}
      onClose={onClose}
    >
      <TextInput
        label={label('name')}
        maxLength={80}
        withAsterisk
        data-autofocus
        {...inputProps(form, 'name')}
      />
      <Text size="sm" c="dimmed">
        {t('page.formHint')}
      </Text>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <MessageFields form={form} locale="km" />
        <MessageFields form={form} locale="en" />
      </SimpleGrid>
    </RecordDialog>
  );
}

interface MessageTemplateRowProps {
  name: string;
  texts: Record<Locale, MessageText | null>;
  children: ReactNode;
}

/** A template in a list: its name, its languages, and the beginning of its text in the page's language. */
function MessageTemplateRow({ name, texts, children }: MessageTemplateRowProps) {
  const own = currentLocale();
  const shown = texts[own] ? own : own === 'en' ? 'km' : 'en';
  return (
    <Paper component="li" withBorder p="md">
      <Group justify="space-between" align="start" gap="xs">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Group gap={4}>
          {locales
            .filter((locale) => texts[locale])
            .map((locale) => (
              <Badge key={locale} size="md" color="gray" variant="outline">
                {localized(localeNames[locale])}
              </Badge>
            ))}
        </Group>
      </Group>
      <Text size="sm" mt={4} lang={shown} style={{ overflowWrap: 'anywhere' }}>
        {texts[shown]?.subject}
      </Text>
      <Text size="sm" c="dimmed" lang={shown} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        {texts[shown]?.text}
      </Text>
      <Group gap="xs" mt="sm">
        {children}
      </Group>
    </Paper>
  );
}

/** The company's message templates, and samples to copy. */
export function MessageTemplatePage() {
  const { t } = useTranslation('candidate-message');
  const { data: templates, error, refetch } = useQuery(templatesQuery);
  const [writing, setWriting] = useState<MessageTemplate | TemplateValues | null>(null);
  const remove = useAct({
    call: ({ _id: id }: MessageTemplate) =>
      call('DELETE /application/email/template/:id', { params: { id } }),
    asks: ({ name }) => ({
      title: t('page.deleteTitle', { name }),
      message: t('page.deleteText'),
      confirmLabel: t('page.delete'),
    }),
    done: t('page.deleted'),
    id: 'template',
    refresh: ['GET /application/email/template'],
  });
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
              onClick={() => remove.act(one)}
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
