import {
  type AdminReference,
  adminReferenceMerge,
  type ReferenceUses,
} from '@acheep/contract/jobs/reference-admin';
import type { ReferenceKind } from '@acheep/contract/jobs/reference-option';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { recordChoices } from '../../../entities/jobs/reference/reference.ts';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/feedback.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { localized } from '../../../lib/locale.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CategoryIcon } from '../../../ui/category-icon.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { OrderedList, RecordButtons } from '../../../ui/ordered-list.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { adminReferenceQuery, refreshReferences, useMergeReference } from './reference-admin.api.ts';
import { ReferenceForm } from './reference-form.tsx';
import { IntoField, SkillWords } from './skill-words.tsx';

const order = [
  'openJobs',
  'jobs',
  'companies',
  'resumes',
  'trainings',
  'events',
  'articles',
  'alerts',
] as const satisfies readonly (keyof ReferenceUses)[];

/** Path of the public list of an entry's uses, if there is one. */
function listOf({ kind, _id, slug, name }: AdminReference, use: keyof ReferenceUses): string | undefined {
  if (kind === 'skill') return use === 'openJobs' ? paths.jobList({ search: name.en }) : undefined;
  const filed =
    kind === 'category'
      ? { category: { slug, _id } }
      : kind === 'industry'
        ? { industryId: _id }
        : { provinceId: _id };
  if (use === 'openJobs') return paths.jobList(filed);
  if (use === 'companies' && kind !== 'category') return paths.companyList(filed);
  if (kind === 'industry') return undefined;
  if (use === 'trainings') return paths.trainingList(filed);
  return use === 'events' ? paths.eventList(filed) : undefined;
}

/** Number of records that use an entry, linked to their lists where possible. */
function ReferenceUsesText({ entry, linked = false }: { entry: AdminReference; linked?: boolean }) {
  const { t } = useTranslation('reference-admin');
  const used = order.filter((use) => entry.uses[use] > 0);
  if (used.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('unused')}
      </Text>
    );
  return (
    <Text size="sm" c="dimmed">
      {used.map((use, index) => {
        const to = linked ? listOf(entry, use) : undefined;
        const text = t(`uses.${use}`, { count: entry.uses[use] });
        return (
          <Fragment key={use}>
            {index > 0 && ' · '}
            {to ? (
              <Anchor component={Link} to={to} size="sm" underline="always">
                {text}
              </Anchor>
            ) : (
              text
            )}
          </Fragment>
        );
      })}
    </Text>
  );
}

interface Body {
  into: string;
}

interface MergeDialogProps {
  entry: AdminReference;
  entries: readonly AdminReference[];
  onClose: () => void;
}

/** Dialog that asks for the target entry, and lists what will be moved. */
function MergeDialog({ entry, entries, onClose }: MergeDialogProps) {
  const { t } = useTranslation('reference-admin');
  const merge = useMergeReference();
  const title = localized(entry.name);
  const choices = recordChoices(entries.filter(({ _id }) => _id !== entry._id));
  const state = useSendForm({
    resolver: bodyResolver<Body>(adminReferenceMerge.body),
    defaultValues: { into: '' },
    send: ({ into }) => merge.mutateAsync({ id: entry._id, into }),
    onSent: ({ data }) => {
      onClose();
      const message = t('done.merged', { title: localized(data.name) });
      void toast({ tone: 'success', message, id: 'reference' });
    },
  });
  const { form } = state;
  const isUsed = Object.values(entry.uses).some((count) => count > 0);
  return (
    <FormDialog
      state={state}
      title={t('merging.title', { title })}
      action={t('merging.do')}
      onClose={onClose}
    >
      {isUsed ? (
        <div>
          <Text size="sm" fw={500}>
            {t('merging.moves')}
          </Text>
          <ReferenceUsesText entry={entry} />
        </div>
      ) : (
        <Text size="sm">{t('merging.nothing')}</Text>
      )}
      <IntoField form={form} choices={choices} />
      <Text size="sm">{t('merging.after', { title })}</Text>
    </FormDialog>
  );
}

/** One list in its order, with the uses and actions of each entry. */
export function ReferenceList({ kind }: { kind: ReferenceKind }) {
  const { t } = useTranslation('reference-admin');
  const query = useQuery(adminReferenceQuery(kind));
  const entries = query.data;
  const [editing, setEditing] = useState<AdminReference | 'new' | null>(null);
  const [merging, setMerging] = useState<AdminReference | null>(null);
  const isFixed = kind === 'province';
  const isUsed = ({ uses }: AdminReference) => Object.values(uses).some((count) => count > 0);
  const move = useAct({
    call: (ids: string[]) => call('PUT /admin/reference/order', { body: { kind, ids } }),
    refresh: refreshReferences,
  });
  const remove = useAct({
    call: ({ _id: id }: AdminReference) => call('DELETE /admin/reference/:id', { params: { id } }),
    asks: (one) =>
      isUsed(one)
        ? null
        : {
            title: t('remove.title', { title: localized(one.name) }),
            message: t('remove.text'),
            confirmLabel: t('delete'),
          },
    done: t('done.deleted'),
    id: 'reference',
    refresh: refreshReferences,
  });
  // An entry in use cannot be deleted: a message says what uses it, and offers merging.
  const tryRemove = async (one: AdminReference) =>
    (await remove.act(one)) === null && isUsed(one) && setMerging(one);
  return (
    <>
      {isFixed ? (
        <Text size="sm" c="dimmed" mb="md">
          {t('provinceNote')}
        </Text>
      ) : (
        <Button mb="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
          {t('create')}
        </Button>
      )}
      {kind !== 'skill' && (
        <Text size="sm" c="dimmed" mb="md">
          {t('orderNote')}
        </Text>
      )}
      <OrderedList
        label={t('title')}
        query={query}
        nameOf={({ name }) => localized(name)}
        moving={move.isPending}
        onMove={(ids) => void move.act(ids)}
        actions={(one) => (
          <RecordButtons
            onEdit={() => setEditing(one)}
            onDelete={!isFixed && (() => void tryRemove(one))}
            deleting={remove.given?._id === one._id}
          >
            {!isFixed && (
              <Button size="compact-sm" variant="subtle" onClick={() => setMerging(one)}>
                {t('merge')}
              </Button>
            )}
          </RecordButtons>
        )}
      >
        {(one) => (
          <Group gap="xs" wrap="nowrap" align="start">
            {one.iconName && (
              <span style={{ flex: 'none' }}>
                <CategoryIcon name={one.iconName} />
              </span>
            )}
            <Group gap="0 12px" align="baseline" miw={0}>
              <Text fw={600}>{localized(one.name)}</Text>
              {!one.isActive && <StatusBadge tone="off">{t('off')}</StatusBadge>}
              <Text size="sm">{one.name.en === localized(one.name) ? one.name.km : one.name.en}</Text>
              <ReferenceUsesText entry={one} linked />
            </Group>
          </Group>
        )}
      </OrderedList>
      {kind === 'skill' && entries && <SkillWords skills={entries} />}
      {editing && (
        <ReferenceForm
          kind={kind}
          record={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      {merging && <MergeDialog entry={merging} entries={entries ?? []} onClose={() => setMerging(null)} />}
    </>
  );
}
