import { type AdminReport, reportDecision, reportLength } from '@acheep/contract/feed/report';
import {
  type ReportStatus,
  reportNouns,
  reportReasons,
  reportStatuses,
} from '@acheep/contract/feed/report-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Radio, Stack, Text, Textarea } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { type CallOptions, call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { apiPage, invalidate } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ModerationTabs } from './moderation-tabs.tsx';
import { decisionOf, useReportColumns } from './report-admin-column.tsx';
import { ReportBackground } from './report-background.tsx';
import { Reporters } from './reporters.tsx';

type Body = CallOptions<'PUT /admin/report/:id'>['body'];
const label = fieldNames(reportDecision);
const decisions = ['hidden', 'refused'] as const satisfies readonly ReportStatus[];

/** Posts and comments are hidden, jobs closed, companies suspended. */
const wordOf = (noun: AdminReport['noun']) => (noun === 'job' || noun === 'company' ? noun : 'content');

/** Asks whether the reported item stays, and for a message to those who reported it. */
function DecisionDialog({ report, onClose }: { report: AdminReport; onClose: () => void }) {
  const { t } = useTranslation('report-admin');
  const renew = () => invalidate('GET /admin/report', 'GET /admin/audit');
  const save = useMutation({
    mutationFn: (body: Body) =>
      call('PUT /admin/report/:id', {
        params: { id: report._id },
        body: { ...body, updatedAt: report.updatedAt },
      }),
    onSuccess: renew,
    meta: { ownError: true },
  });
  const state = useSendForm({
    resolver: bodyResolver<Body>(reportDecision),
    defaultValues: { status: decisionOf(report), answer: report.answer ?? '' },
    send: (body) => save.mutateAsync(body),
    onSent: (_, { status }) => {
      onClose();
      void toast({ tone: 'success', id: 'report', message: t(`dialog.done.${status}`) });
    },
    onRefused: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      // Another operator has decided: the list shows the decision.
      void renew();
      onClose();
    },
  });
  const { form } = state;
  const { about, noun } = report;
  const text = about.text ?? t('deleted');
  return (
    <FormDialog state={state} title={t('dialog.title')} action={t('dialog.save')} onClose={onClose}>
      <div>
        <Text size="sm" c="dimmed">
          {[localized(reportNouns[noun]), about.company && companyName(about.company)]
            .filter(Boolean)
            .join(' · ')}
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
        <ReportBackground report={report} />
      </div>
      <Reporters report={report} onDone={onClose} />
      <FormField form={form} name="status">
        {({ onChange, value, error, id, name }) => (
          <Radio.Group
            id={id}
            name={name}
            label={label('status')}
            withAsterisk
            value={value}
            onChange={onChange}
            error={error}
          >
            <Stack gap={4} mt={6}>
              {decisions.map((decision) => (
                <Radio
                  key={decision}
                  value={decision}
                  label={t(`dialog.${wordOf(noun)}.${decision}`)}
                  description={t(`dialog.means.${wordOf(noun)}.${decision}`)}
                  py={6}
                />
              ))}
            </Stack>
          </Radio.Group>
        )}
      </FormField>
      <Textarea
        label={label('answer')}
        description={t('dialog.answerHint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={reportLength}
        {...inputProps(form, 'answer')}
      />
    </FormDialog>
  );
}

const reportList = {
  filters: {
    status: oneOf(valuesOf(reportStatuses)),
    noun: oneOf(valuesOf(reportNouns)),
    reason: oneOf(valuesOf(reportReasons)),
  },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 20,
} as const;

export function ReportAdminPage() {
  const { t } = useTranslation('report-admin');
  const [decided, setDecided] = useState<AdminReport | null>(null);
  const control = useListUrl(reportList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /admin/report', { query: listRequest(reportList, asked) }));
  const columns = useReportColumns(setDecided);
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <ModerationTabs shown="reports" />
      <FilterBar
        {...control}
        search={{ label: t('search'), hint: t('searchHint') }}
        selects={[
          { name: 'status', label: t('column.status'), choices: choicesOf(reportStatuses) },
          { name: 'noun', label: t('column.noun'), choices: choicesOf(reportNouns) },
          { name: 'reason', label: t('column.reason'), choices: choicesOf(reportReasons) },
        ]}
      />
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={<EmptyState icon={IconFlag} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      />
      {decided && <DecisionDialog report={decided} onClose={() => setDecided(null)} />}
    </>
  );
}
