import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { OwnGatheringDetail } from '@acheep/contract/events/gathering-own';
import { Alert } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../lib/feedback.ts';
import { usePublishForm } from '../../../lib/use-publish-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StepForm } from '../../../ui/publish-form.tsx';
import { eventField, gatheringField } from './gathering-field.ts';
import {
  GatheringFormBasics,
  GatheringFormFee,
  GatheringFormTexts,
  GatheringFormTime,
} from './gathering-form-fields.tsx';
import { GatheringFormPeople } from './gathering-form-people.tsx';
import {
  emptyGathering,
  type GatheringValues,
  gatheringResolver,
  valuesOf,
} from './gathering-form-values.ts';
import { kindPaths } from './gathering-paths.ts';
import { type GatheringBody, ownGatheringQuery, useSaveGathering } from './gathering-post.api.ts';

const steps = [
  { key: 'basics', Fields: GatheringFormBasics, first: 'title' },
  { key: 'time', Fields: GatheringFormTime, first: 'sessions' },
  { key: 'texts', Fields: GatheringFormTexts, first: 'description' },
  { key: 'people', Fields: GatheringFormPeople, first: 'speakers' },
  { key: 'fee', Fields: GatheringFormFee, first: 'currency' },
] as const;

const nameOf = (field: keyof GatheringValues) =>
  field === 'eventType' || field === 'programme' || field === 'companyIds'
    ? eventField(field)
    : gatheringField(field);

/** Form of a training or an event; creates one without `saved`. */
export function GatheringForm({ kind, saved }: { kind: GatheringKind; saved?: OwnGatheringDetail }) {
  const { t } = useTranslation('gathering-post');
  const navigate = useNavigate();
  const save = useSaveGathering(kind);
  const status = saved?.status ?? 'draft';
  const state = usePublishForm<OwnGatheringDetail, GatheringValues, GatheringBody>({
    kind,
    record: saved,
    isOpen: status === 'active',
    resolver: (intent) => gatheringResolver(kind, intent, saved),
    empty: emptyGathering,
    valuesOf,
    query: ownGatheringQuery(kind, saved?._id ?? ''),
    send: (body, wanted, began) =>
      save.mutateAsync({
        id: saved?._id,
        body: { ...body, publish: wanted === 'publish' && status !== 'active', ...began },
      }),
    onSaved: async ({ _id: id, title, status: now }, wanted) => {
      if (wanted === 'publish' && status !== 'active')
        return navigate(kindPaths[kind].active(), { state: { published: { id, title } } });
      void toast({ tone: 'success', message: t(now === 'draft' ? 'done.draft' : 'done.saved') });
      if (!saved) await navigate(kindPaths[kind].edit(id), { replace: true });
    },
  });
  return (
    <StepForm
      state={state}
      nameOf={nameOf}
      notes={
        <>
          {status === 'active' && saved && saved.registered > 0 && (
            <Alert color="saffron">{t('form.registered', { count: saved.registered })}</Alert>
          )}
          {status === 'closed' && <Alert color="gray">{t('form.closed')}</Alert>}
        </>
      }
      say={(name, message) => {
        const [, list, place] = /^(sessions|speakers)\.(\d+)/.exec(name) ?? [];
        return list
          ? t(`${list as 'sessions' | 'speakers'}.says`, { number: Number(place) + 1, message })
          : message;
      }}
      steps={steps.map(({ key, first, Fields }) => ({
        key,
        first,
        name: t(`form.${key}`),
        fields: <Fields form={state.form} kind={kind} saved={saved} />,
      }))}
      publishAnywhere={status === 'closed'}
      savesDraft={status === 'draft'}
      actions={{
        publish: status !== 'active' && t(status === 'draft' ? 'form.publish' : 'form.publishAgain'),
      }}
    />
  );
}
