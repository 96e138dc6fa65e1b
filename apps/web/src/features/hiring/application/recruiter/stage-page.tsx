import { stageDraft } from '@acheep/contract/hiring/stage';
import { hiredName, maxStages, stageNameLength } from '@acheep/contract/hiring/stage-option';
import { Box, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm, toast } from '../../../../lib/feedback.ts';
import { fieldNames } from '../../../../lib/field-name.ts';
import { bodyResolver } from '../../../../lib/form-values.ts';
import { localized } from '../../../../lib/locale.ts';
import { PageHead } from '../../../../lib/page-head.tsx';
import { useSendForm } from '../../../../lib/use-record-form.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { inputProps } from '../../../../ui/form-field.tsx';
import { OrderedList, RecordButtons } from '../../../../ui/ordered-list.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { type Stage, stageName, stagesQuery, useSaveStages } from '../stage.api.ts';

const label = fieldNames(stageDraft);

interface Names {
  nameEn?: string;
  nameKm?: string;
}

interface StageFormProps {
  stage: Stage | null;
  save: (names: Names) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog for the names of a stage. */
function StageForm({ stage, save, onClose }: StageFormProps) {
  const { t } = useTranslation('application');
  const state = useSendForm({
    resolver: bodyResolver<Names>(stageDraft),
    defaultValues: { nameEn: stage?.nameEn ?? '', nameKm: stage?.nameKm ?? '' },
    send: save,
    onSent: () => {
      onClose();
      void toast({ tone: 'success', message: t('stage.page.saved'), id: 'stage' });
    },
  });
  return (
    <FormDialog state={state} title={t(stage ? 'stage.page.rename' : 'stage.page.create')} onClose={onClose}>
      <TextInput
        label={label('nameKm')}
        maxLength={stageNameLength}
        lang="km"
        data-autofocus
        {...inputProps(state.form, 'nameKm')}
      />
      <TextInput
        label={label('nameEn')}
        maxLength={stageNameLength}
        lang="en"
        {...inputProps(state.form, 'nameEn')}
      />
      <Text size="sm" c="dimmed">
        {t('stage.page.namesHint')}
      </Text>
    </FormDialog>
  );
}

interface DeleteStageProps {
  stage: Stage;
  others: readonly Stage[];
  remove: (to: string) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that asks where the candidates of a deleted stage go. */
function DeleteStage({ stage, others, remove, onClose }: DeleteStageProps) {
  const { t } = useTranslation('application');
  const state = useSendForm({
    defaultValues: { to: others[0]?._id ?? '' },
    send: ({ to }: { to: string }) => remove(to),
    onSent: onClose,
  });
  return (
    <FormDialog
      state={state}
      title={t('stage.page.deleteTitle', { stage: stageName(stage) })}
      action={t('stage.page.delete')}
      color="red"
      onClose={onClose}
    >
      <Text size="sm">{t('stage.page.deleteMoves', { count: stage.candidates })}</Text>
      <NativeSelect
        label={t('stage.page.to')}
        data={others.map((one) => ({ value: one._id, label: stageName(one) }))}
        {...inputProps(state.form, 'to')}
      />
    </FormDialog>
  );
}

/** The company's stages for short-listed candidates. */
export function StagePage() {
  const { t } = useTranslation('application');
  const query = useQuery(stagesQuery);
  const saving = useSaveStages();
  const [editing, setEditing] = useState<Stage | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Stage | null>(null);
  const stages = query.data?.stages ?? [];
  const save = (next: readonly (Names & { _id?: string })[], moves: { from: string; to: string }[] = []) =>
    saving.mutateAsync({
      stages: next.map(({ _id, nameEn, nameKm }) => ({ _id, nameEn, nameKm })),
      moves,
      updatedAt: query.data?.updatedAt,
    });
  const without = (stage: Stage) => stages.filter(({ _id }) => _id !== stage._id);

  async function remove(stage: Stage, to?: string) {
    await save(without(stage), to ? [{ from: stage._id, to }] : []);
    void toast({
      tone: 'success',
      message: t('stage.page.deleted', { stage: stageName(stage) }),
      id: 'stage',
    });
  }

  async function askRemove(stage: Stage) {
    if (stage.candidates > 0) return setDeleting(stage);
    const answer = await confirm({
      title: t('stage.page.deleteTitle', { stage: stageName(stage) }),
      message: t('stage.page.deleteText'),
      confirmLabel: t('stage.page.delete'),
    });
    if (answer === 'confirm') await remove(stage).catch(() => undefined);
  }

  return (
    <>
      <PageHead title={t('stage.page.title')} noIndex />
      <PageHeader
        title={t('stage.page.title')}
        lead={t('stage.page.lead', { hired: localized(hiredName) })}
        action={
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={!query.data || stages.length >= maxStages}
            onClick={() => setEditing('new')}
          >
            {t('stage.page.create')}
          </Button>
        }
      />
      <OrderedList
        label={t('stage.page.title')}
        query={{ ...query, data: query.data?.stages }}
        nameOf={stageName}
        moving={saving.isPending}
        onMove={(ids) =>
          void save(ids.flatMap((id) => stages.find(({ _id }) => _id === id) ?? [])).catch(() => undefined)
        }
        isShort
        actions={(stage) => (
          <RecordButtons
            onEdit={() => setEditing(stage)}
            onDelete={stages.length > 1 && (() => void askRemove(stage))}
            deleting={saving.isPending}
          />
        )}
      >
        {(stage) => (
          <>
            <Text fw={600}>{stageName(stage)}</Text>
            <Text size="sm" c="dimmed">
              <Box component="span" visibleFrom="sm">
                <span lang={stageName(stage) === stage.nameKm ? 'en' : 'km'}>
                  {stageName(stage) === stage.nameKm ? stage.nameEn : stage.nameKm}
                </span>
                {' · '}
              </Box>
              {t('stage.page.candidates', { count: stage.candidates })}
            </Text>
          </>
        )}
      </OrderedList>
      {editing && (
        <StageForm
          stage={editing === 'new' ? null : editing}
          save={(names) =>
            save(
              editing === 'new'
                ? [...stages, names]
                : stages.map((one) => (one._id === editing._id ? { _id: one._id, ...names } : one)),
            )
          }
          onClose={() => setEditing(null)}
        />
      )}
      {deleting && (
        <DeleteStage
          stage={deleting}
          others={without(deleting)}
          remove={(to) => remove(deleting, to)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
