import { type AdminReport, reportDecision, reportLength } from '@acheep/contract/feed/report';
import {
  type ReportStatus,
  reportNouns,
  reportReasons,
  reportStatuses,
} from '@acheep/contract/feed/report-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { companyName, languageOf } from '../../../entities/companies/company/company-name.ts';
import { type CallOptions, call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { apiPage, invalidate } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useReportColumns } from './report-admin-column.tsx';
import { SaidTabs } from './said-tabs.tsx';

type Body = CallOptions<'PUT /admin/report/:id'>['body'];
const label = fieldNames(reportDecision);
const decisions = ['hidden', 'refused'] as const satisfies readonly ReportStatus[];

/** Asks whether what is reported goes or stays, and what those who reported it are told. */
function DecisionDialog({ report, onClose }: { report: AdminReport; onClose: () => void }) {
  const { t } = useTranslation('report-admin');
  const common = useTranslation().t;
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
  const form = useForm<FormValues<Body>, unknown, Body>({
    resolver: bodyResolver<Body>(reportDecision),
    defaultValues: { status: report.status === 'open' ? '' : report.status, answer: report.answer ?? '' },
  });
  const submit = form.handleSubmit(async (body) => {
    if (save.isPending) return;
    const done = await save.mutateAsync(body).catch((error: unknown) => {
      showFormError(error, form);
      if (!(error instanceof ApiError) || error.status !== 409) return;
      // Somebody else has decided: the list shows what.
      void renew();
      onClose();
    });
    if (!done) return;
    onClose();
    void toast({ tone: 'success', id: 'report', message: t(`dialog.done.${body.status}`) });
  });
  const { about, noun } = report;
  const text = about.text ?? t('deleted');
  return (
    <Dialog onClose={onClose} title={t('dialog.title')} closeButtonProps={{ 'aria-label': common('close') }}>
      <form noValidate aria-busy={save.isPending} onSubmit={(event) => void submit(event)}>
        <Stack>
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
              // It scrolls: whoever has no mouse gets there too.
              tabIndex={0}
            >
              {text}
            </Text>
          </div>
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
                      label={t(`dialog.${decision}`)}
                      description={t(`dialog.means.${decision}`)}
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
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton loading={save.isPending}>{t('dialog.save')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

const reportList = {
  filters: {
    status: oneOf(valuesOf(reportStatuses)),
    noun: oneOf(valuesOf(reportNouns)),
    reason: oneOf(valuesOf(reportReasons)),
  },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 10,
} as const;

/** What people have reported, for the operator to decide on. */
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
      <SaidTabs shown="reports" />
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
