import { type SampleNoun, sampleNounEdit, sampleNounNew } from '@acheep/contract/domain/sample-noun';
import { newestFirst } from '@acheep/contract/kernel/list';
import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { IconClipboardList, IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiQuery, invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { RecordDialog } from '../../../ui/form-dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { RecordButtons } from '../../../ui/ordered-list.tsx';

type Body = CallOptions<'POST /admin/sample-noun'>['body'];

const label = fieldNames(sampleNounNew);
const refresh = ['GET /admin/sample-noun', 'GET /admin/sample-noun/:id', 'GET /admin/audit'] as const;

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
    onSuccess: () => invalidate(...refresh),
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

/** List of the sample nouns, for the operator. */
export function SampleNounPage() {
  const { t } = useTranslation('sample-noun');
  const [editing, setEditing] = useState<SampleNoun | 'new' | null>(null);
  const list = useWorkList(newestFirst, 'GET /admin/sample-noun');
  const remove = useAct({
    call: ({ _id }: SampleNoun) => call('DELETE /admin/sample-noun/:id', { params: { id: _id } }),
    asks: ({ name }) => ({
      title: t('remove.title', { name }),
      message: t('remove.text'),
      confirmLabel: t('delete', { ns: 'common' }),
    }),
    done: t('done.deleted'),
    refresh,
  });
  const columns = useColumns({ onEdit: setEditing, onDelete: remove.act, deleting: remove.isPending });
  return (
    <>
      <WorkList
        list={list}
        words="sample-noun"
        action={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
            {t('create')}
          </Button>
        }
        icon={IconClipboardList}
        columns={columns}
      />
      {editing && (
        <SampleNounForm record={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
