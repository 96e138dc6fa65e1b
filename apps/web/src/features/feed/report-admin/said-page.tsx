import { postKinds } from '@acheep/contract/feed/post-option';
import { reportLength } from '@acheep/contract/feed/report';
import { reportReasons } from '@acheep/contract/feed/report-option';
import { type AdminSaid, saidHide } from '@acheep/contract/feed/said-admin';
import { saidReports, saidSorts, saidStates } from '@acheep/contract/feed/said-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { NativeSelect, Text, Textarea } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyName, languageOf } from '../../../entities/companies/company/company-name.ts';
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
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { type HideBody, renewSaid, type SaidNoun, useHideSaid } from './said.api.ts';
import { useSaidColumns } from './said-column.tsx';
import { SaidTabs } from './said-tabs.tsx';

const label = fieldNames(saidHide);

interface HideDialogProps {
  noun: SaidNoun;
  said: AdminSaid;
  onClose: () => void;
}

/** Asks why it goes; whoever wrote it reads that in the bell. */
function HideDialog({ noun, said, onClose }: HideDialogProps) {
  const { t } = useTranslation('report-admin');
  const { hide } = useHideSaid(noun);
  const state = useSendForm({
    resolver: bodyResolver<HideBody>(saidHide),
    defaultValues: { reason: '', words: '' },
    send: (body) => hide.mutateAsync({ id: said._id, body: { ...body, updatedAt: said.updatedAt } }),
    onSent: onClose,
    onRefused: (error) => {
      // It was changed or deleted meanwhile: the list shows what is there now.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) void renewSaid();
    },
  });
  const { form } = state;
  const text = said.text ?? '';
  return (
    <FormDialog
      state={state}
      title={t(`said.hide.${noun}`)}
      action={t('said.hide.submit')}
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
          // It scrolls: whoever has no mouse gets there too.
          tabIndex={0}
        >
          {text}
        </Text>
      </div>
      <NativeSelect
        label={label('reason')}
        description={t('said.reasonHint')}
        withAsterisk
        data={[{ value: '', label: t('said.choose') }, ...choicesOf(reportReasons)]}
        {...inputProps(form, 'reason')}
      />
      <Textarea
        label={label('words')}
        description={t('said.wordsHint')}
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
  state: oneOf(valuesOf(saidStates)),
  report: oneOf(valuesOf(saidReports)),
  from: calendarDay,
  to: calendarDay,
} as const;
const shape = { sorts: valuesOf(saidSorts), limit: 10 } as const;
const postList = { ...shape, filters: { ...filters, kind: oneOf(valuesOf(postKinds)) } };
const commentList = { ...shape, filters };

type Filter = keyof (typeof postList)['filters'];
interface SaidListProps {
  noun: SaidNoun;
  control: ReturnType<typeof useListUrl<Filter, keyof typeof saidSorts>>;
  query: Pick<UseQueryResult<{ data: AdminSaid[]; meta: { total: number } }>, 'data'> &
    Parameters<typeof ListView<AdminSaid>>[0]['query'];
}

function SaidList({ noun, control, query }: SaidListProps) {
  const { t } = useTranslation('report-admin');
  const common = useTranslation().t;
  const [going, setGoing] = useState<AdminSaid | null>(null);
  const { show } = useHideSaid(noun);
  const { asked } = control;
  const title = t(`tab.${noun}s`);

  async function putBack({ _id }: AdminSaid) {
    const answer = await confirm({
      title: t('said.show.title'),
      message: t('said.show.text'),
      confirmLabel: t('said.act.show'),
      tone: 'plain',
    });
    if (answer === 'confirm') show.mutate(_id);
  }
  const columns = useSaidColumns((act, said) => {
    if (act === 'hide') setGoing(said);
    else void putBack(said);
  });
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={title} noIndex />
      <PageHeader title={title} lead={t(`said.lead.${noun}`)} />
      <SaidTabs shown={`${noun}s`} />
      <FilterBar
        {...control}
        search={{ label: t('said.search'), hint: t('said.searchHint') }}
        selects={[
          ...(noun === 'post'
            ? [{ name: 'kind' as const, label: t('said.column.kind'), choices: choicesOf(postKinds) }]
            : []),
          { name: 'state', label: t('column.status'), choices: choicesOf(saidStates) },
          { name: 'report', label: t('said.column.reports'), choices: choicesOf(saidReports) },
        ]}
      >
        {(['from', 'to'] as const).map((name) => (
          <DayFilter
            key={name}
            label={t(`said.${name}`)}
            value={asked.filters[name]}
            onChange={(value) => control.set(name, value)}
          />
        ))}
        <NativeSelect
          label={common('list.sort')}
          flex="1 1 130px"
          maw={{ sm: 260 }}
          data={choicesOf(saidSorts)}
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
            title={t(`said.${none}.title`)}
            text={t(none === 'empty' ? 'empty.text' : 'said.none.text')}
          />
        }
      />
      {going && <HideDialog noun={noun} said={going} onClose={() => setGoing(null)} />}
    </>
  );
}

/** The entries of everybody. */
export function AdminPostsPage() {
  const control = useListUrl(postList);
  const query = useQuery(apiPage('GET /admin/post', { query: listRequest(postList, control.asked) }));
  return <SaidList noun="post" control={control} query={query} />;
}

/** The comments of everybody. */
export function AdminCommentsPage() {
  const control = useListUrl(commentList);
  const query = useQuery(apiPage('GET /admin/comment', { query: listRequest(commentList, control.asked) }));
  return <SaidList noun="comment" control={control} query={query} />;
}
