import { type SampleNoun, sampleNounEdit, sampleNounNew } from '@acheep/contract/domain/sample-noun';
import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { IconClipboardList, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiPage, apiQuery, invalidate } from '../../../lib/api-query.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { isNarrowed, listRequest } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RecordDialog } from '../../../ui/form-dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { RecordButtons } from '../../../ui/ordered-list.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

type Body = CallOptions<'POST /admin/sample-noun'>['body'];

const label = fieldNames(sampleNounNew);
const refresh = () => invalidate('GET /admin/sample-noun', 'GET /admin/sample-noun/:id', 'GET /admin/audit');

const valuesOf = (one: SampleNoun | null): FormValues<Body> => ({
  name: one?.name ?? '',
  description: one?.description ?? '',
});

function SampleNounForm({ record, onClose }: { record: SampleNoun | null; onClose: () => void }) {
  const { t } = useTranslation('sample-noun');
  const save = useMutation({
    mutationFn: async (body: Body & { updatedAt?: string }) =>
      record
        ? (await call('PUT /admin/sample-noun/:id', { params: { id: record._id }, body })).data
        : (await call('POST /admin/sample-noun', { body })).data,
    onSuccess: refresh,
    meta: { ownError: true },
  });
  const state = useRecordForm({
    record,
    resolver: bodyResolver<Body>(record ? sampleNounEdit : sampleNounNew),
    defaultValues: valuesOf(record),
    valuesOf,
    query: apiQuery('GET /admin/sample-noun/:id', { params: { id: record?._id ?? '' } }),
    save: (body) => save.mutateAsync(body),
    onSaved: () => {
      onClose();
      void toast({ tone: 'success', message: t('done.saved'), id: 'sample-noun' });
    },
  });
  const { form } = state;
  return (
    <RecordDialog
      state={state}
      nameOf={label}
      title={t(record ? 'form.edit' : 'form.create')}
      onClose={onClose}
    >
      <TextInput
        label={label('name')}
        maxLength={120}
        withAsterisk
        data-autofocus
        {...inputProps(form, 'name')}
      />
      <Textarea
        label={label('description')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={2000}
        {...inputProps(form, 'description')}
      />
    </RecordDialog>
  );
}

interface Actions {
  onEdit: (one: SampleNoun) => void;
  onDelete: (one: SampleNoun) => void;
  deleting: boolean;
}

function useColumns({ onEdit, onDelete, deleting }: Actions): Column<SampleNoun>[] {
  const { t } = useTranslation('sample-noun');
  return [
    {
      key: 'name',
      header: label('name'),
      card: 'title',
      cell: ({ name, description }) => (
        <>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed" lineClamp={2}>
            {description}
          </Text>
        </>
      ),
    },
    {
      key: 'added',
      header: t('column.added'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
    {
      key: 'actions',
      header: t('column.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: (one) => (
        <RecordButtons onEdit={() => onEdit(one)} onDelete={() => onDelete(one)} deleting={deleting} />
      ),
    },
  ];
}

const sampleNounList = { filters: {}, sorts: ['createdAt_-1', 'createdAt_1'], limit: 10 } as const;

/** List of the sample nouns, for the operator. */
export function SampleNounPage() {
  const { t } = useTranslation('sample-noun');
  const [editing, setEditing] = useState<SampleNoun | 'new' | null>(null);
  const control = useListUrl(sampleNounList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /admin/sample-noun', { query: listRequest(sampleNounList, asked) }));
  const remove = useMutation({
    mutationFn: (id: string) => call('DELETE /admin/sample-noun/:id', { params: { id } }),
    onSettled: refresh,
  });
  const columns = useColumns({
    onEdit: setEditing,
    deleting: remove.isPending,
    async onDelete({ _id, name }) {
      const answer = await confirm({
        title: t('remove.title', { name }),
        message: t('remove.text'),
        confirmLabel: t('delete', { ns: 'common' }),
        tone: 'danger',
      });
      if (answer !== 'confirm') return;
      const onSuccess = () => void toast({ tone: 'success', message: t('done.deleted'), id: 'sample-noun' });
      remove.mutate(_id, { onSuccess });
    },
  });
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader
        title={t('title')}
        action={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
            {t('create')}
          </Button>
        }
      />
      <FilterBar {...control} search={{ label: t('search') }} />
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={<EmptyState icon={IconClipboardList} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      />
      {editing && (
        <SampleNounForm record={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
