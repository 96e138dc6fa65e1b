import { type ModeratedItem, moderationHide } from '@acheep/contract/feed/moderation';
import { moderationSorts, moderationStates, reportFilters } from '@acheep/contract/feed/moderation-option';
import { postKinds } from '@acheep/contract/feed/post-option';
import { reportLength } from '@acheep/contract/feed/report';
import { reportReasons } from '@acheep/contract/feed/report-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { NativeSelect, Text, Textarea } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { confirm } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { calendarDay, isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DayFilter } from '../../../ui/day-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { type HideBody, type ModeratedNoun, renewModeration, useHide } from './moderation.api.ts';
import { useModerationColumns } from './moderation-column.tsx';
import { ModerationTabs } from './moderation-tabs.tsx';

const label = fieldNames(moderationHide);

interface HideDialogProps {
  noun: ModeratedNoun;
  said: ModeratedItem;
  onClose: () => void;
}

/** Asks for the reason, of which the author is notified. */
function HideDialog({ noun, said, onClose }: HideDialogProps) {
  const { t } = useTranslation('report-admin');
  const { hide } = useHide(noun);
  const state = useSendForm({
    resolver: bodyResolver<HideBody>(moderationHide),
    defaultValues: { reason: '', words: '' },
    send: (body) => hide.mutateAsync({ id: said._id, body: { ...body, updatedAt: said.updatedAt } }),
    onSent: onClose,
    onRefused: (error) => {
      // Changed or deleted meanwhile: the list shows the current state.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) void renewModeration();
    },
  });
  const { form } = state;
  const text = said.text ?? '';
  return (
    <FormDialog
      state={state}
      title={t(`moderation.hide.${noun}`)}
      action={t('moderation.hide.submit')}
      color="red"
      onClose={onClose}
    >
      <div>
        <Text size="sm" c="dimmed">
          {companyName(said.company)}
        </Text>
        <Text
          lang={languageOf(text)}
          mah={220}
          style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', overflowY: 'auto' }}
          // Scrollable content must be reachable by keyboard.
          tabIndex={0}
        >
          {text}
        </Text>
      </div>
      <NativeSelect
        label={label('reason')}
        description={t('moderation.reasonHint')}
        withAsterisk
        data={[{ value: '', label: t('moderation.choose') }, ...choicesOf(reportReasons)]}
        {...inputProps(form, 'reason')}
      />
      <Textarea
        label={label('words')}
        description={t('moderation.wordsHint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={reportLength}
        {...inputProps(form, 'words')}
      />
    </FormDialog>
  );
}

const filters = {
  state: oneOf(valuesOf(moderationStates)),
  report: oneOf(valuesOf(reportFilters)),
  from: calendarDay,
  to: calendarDay,
} as const;
const shape = { sorts: valuesOf(moderationSorts), limit: 20 } as const;
const postList = { ...shape, filters: { ...filters, kind: oneOf(valuesOf(postKinds)) } };
const commentList = { ...shape, filters };

type Filter = keyof (typeof postList)['filters'];
interface ModerationListProps {
  noun: ModeratedNoun;
  control: ReturnType<typeof useListUrl<Filter, keyof typeof moderationSorts>>;
  query: Pick<UseQueryResult<{ data: ModeratedItem[]; meta: { total: number } }>, 'data'> &
    Parameters<typeof ListView<ModeratedItem>>[0]['query'];
}

function ModerationList({ noun, control, query }: ModerationListProps) {
  const { t } = useTranslation('report-admin');
  const common = useTranslation().t;
  const [going, setGoing] = useState<ModeratedItem | null>(null);
  const { show } = useHide(noun);
  const { asked } = control;
  const title = t(`tab.${noun}s`);

  async function putBack({ _id }: ModeratedItem) {
    const answer = await confirm({
      title: t('moderation.show.title'),
      message: t('moderation.show.text'),
      confirmLabel: t('moderation.act.show'),
      tone: 'plain',
    });
    if (answer === 'confirm') show.mutate(_id);
  }
  const columns = useModerationColumns((act, said) => {
    if (act === 'hide') setGoing(said);
    else void putBack(said);
  });
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={title} noIndex />
      <PageHeader title={title} lead={t(`moderation.lead.${noun}`)} />
      <ModerationTabs shown={`${noun}s`} />
      <FilterBar
        {...control}
        search={{ label: t('moderation.search'), hint: t('moderation.searchHint') }}
        selects={[
          ...(noun === 'post'
            ? [{ name: 'kind' as const, label: t('moderation.column.kind'), choices: choicesOf(postKinds) }]
            : []),
          { name: 'state', label: t('column.status'), choices: choicesOf(moderationStates) },
          { name: 'report', label: t('moderation.column.reports'), choices: choicesOf(reportFilters) },
        ]}
      >
        {(['from', 'to'] as const).map((name) => (
          <DayFilter
            key={name}
            label={t(`moderation.${name}`)}
            value={asked.filters[name]}
            onChange={(value) => control.set(name, value)}
          />
        ))}
        <NativeSelect
          label={common('list.sort')}
          flex="1 1 130px"
          maw={{ sm: 260 }}
          data={choicesOf(moderationSorts)}
          value={asked.sort}
          onChange={(event) => control.set('sort', event.currentTarget.value)}
        />
      </FilterBar>
      <ListView
        {...control}
        query={query}
        label={title}
        columns={columns}
        empty={
          <EmptyState
            icon={IconMessage2}
            title={t(`moderation.${none}.title`)}
            text={t(none === 'empty' ? 'empty.text' : 'moderation.none.text')}
          />
        }
      />
      {going && <HideDialog noun={noun} said={going} onClose={() => setGoing(null)} />}
    </>
  );
}

export function AdminPostsPage() {
  const control = useListUrl(postList);
  const query = useQuery(apiPage('GET /admin/post', { query: listRequest(postList, control.asked) }));
  return <ModerationList noun="post" control={control} query={query} />;
}

export function AdminCommentsPage() {
  const control = useListUrl(commentList);
  const query = useQuery(apiPage('GET /admin/comment', { query: listRequest(commentList, control.asked) }));
  return <ModerationList noun="comment" control={control} query={query} />;
}
