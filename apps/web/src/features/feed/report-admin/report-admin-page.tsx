import { adminPaths } from '@acheep/contract/admin-paths';
import {
  type AdminReport,
  type ReportedAuthor,
  reportDecision,
  reportLength,
} from '@acheep/contract/feed/report';
import { type AuthorMeasure, adminReports, reportNouns } from '@acheep/contract/feed/report-option';
import { jobMarks } from '@acheep/contract/jobs/job-moderation-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { Anchor, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { type CallOptions, call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { localized } from '../../../lib/locale.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { ModerationTabs } from './moderation-tabs.tsx';
import { decisionOf, useReportColumns } from './report-admin-column.tsx';
import { Author } from './reported-author.tsx';
import { Reporters } from './reporters.tsx';

/** What a decision on a reported job or company needs: its flags, and the history of the company. */
function ReportBackground({ report: { about } }: { report: AdminReport }) {
  const { t } = useTranslation('report-admin');
  const { background, companyId, jobId } = about;
  if (!background || !companyId) return null;
  const { marks, verified, since, openJobs, stoppedJobs, upheld } = background;
  return (
    <>
      <Group gap={6} mt="xs">
        {marks.map((mark) => (
          <StatusBadge key={mark} tone="wait">
            {localized(jobMarks[mark])}
          </StatusBadge>
        ))}
      </Group>
      <Text size="sm" mt="xs">
        <DateText value={since} format="month">
          {(date) => t('background.since', { date })}
        </DateText>{' '}
        · {t(verified ? 'background.verified' : 'background.unverified')} ·{' '}
        {t('background.openJobs', { count: openJobs })}
      </Text>
      <Text size="sm">
        {t('background.stopped', { count: stoppedJobs })} · {t('background.upheld', { count: upheld })}
      </Text>
      <Group gap="md" mt={4}>
        {jobId && (
          <Anchor component={Link} to={adminPaths.job(jobId)} size="sm">
            {t('background.job')}
          </Anchor>
        )}
        <Anchor component={Link} to={adminPaths.company(companyId)} size="sm">
          {t('background.company')}
        </Anchor>
      </Group>
    </>
  );
}

type Body = CallOptions<'PUT /admin/report/:id'>['body'];
const label = fieldNames(reportDecision);
type Decision = Body['status'] | AuthorMeasure;

/** What may be decided: a company is suspended by hiding it, and an account that has ended can’t be reached. */
const decisionsOn = ({ noun }: AdminReport, author: ReportedAuthor | null | undefined): Decision[] => [
  'refused',
  'hidden',
  ...(author && noun !== 'company' ? (['warn'] as const) : []),
  ...(author && noun !== 'company' && !author.disabled ? (['suspend'] as const) : []),
];

/** Posts and comments are hidden, jobs closed, companies suspended. */
const wordOf = (noun: AdminReport['noun']) => (noun === 'job' || noun === 'company' ? noun : 'content');

/** Asks whether the reported item stays, and for a message to those who reported it. */
function DecisionDialog({ report, onClose }: { report: AdminReport; onClose: () => void }) {
  const { t } = useTranslation('report-admin');
  const renew = () => invalidate('GET /admin/report', 'GET /admin/report/:id/author', 'GET /admin/audit');
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
    defaultValues: { status: decisionOf(report), answer: report.answer ?? '', measure: '', warning: '' },
    send: (body) => save.mutateAsync(body),
    onSent: (_, { status, measure }) => {
      onClose();
      void toast({ tone: 'success', id: 'report', message: t(`dialog.done.${measure ?? status}`) });
    },
    onRefused: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      // Another operator has decided: the list shows the decision.
      void renew();
      onClose();
    },
  });
  const { form } = state;
  const { data: author } = useQuery(apiData('GET /admin/report/:id/author', { params: { id: report._id } }));
  const measure = form.watch('measure');
  const decide = (decision: string) => {
    const chosen = decision === 'warn' || decision === 'suspend' ? decision : '';
    form.setValue('status', decision === 'refused' ? 'refused' : 'hidden', { shouldDirty: true });
    form.setValue('measure', chosen);
    form.clearErrors();
  };
  const { about, noun } = report;
  const text = about.text ?? t('deleted');
  const wordsOf = (decision: Decision) => {
    if (decision === 'warn' || decision === 'suspend')
      return {
        label: t(`dialog.${noun === 'job' ? 'job' : 'content'}.${decision}`),
        description: t(`dialog.means.${decision}`),
      };
    const kind = wordOf(noun);
    return { label: t(`dialog.${kind}.${decision}`), description: t(`dialog.means.${kind}.${decision}`) };
  };
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
      {author && <Author author={author} about={about} />}
      <Reporters report={report} onDone={onClose} />
      <FormField form={form} name="status">
        {({ value, error, id, name }) => (
          <Radio.Group
            id={id}
            name={name}
            label={label('status')}
            withAsterisk
            value={measure || value}
            onChange={decide}
            error={error}
          >
            <Stack gap={4} mt={6}>
              {decisionsOn(report, author).map((decision) => (
                <Radio key={decision} value={decision} {...wordsOf(decision)} py={6} />
              ))}
            </Stack>
          </Radio.Group>
        )}
      </FormField>
      {measure && (
        <Textarea
          label={label('warning')}
          description={t(`dialog.warningHint.${measure}`)}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={reportLength}
          withAsterisk
          {...inputProps(form, 'warning')}
        />
      )}
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

export function ReportAdminPage() {
  const [decided, setDecided] = useState<AdminReport | null>(null);
  const list = useWorkList(adminReports, 'GET /admin/report');
  return (
    <>
      <WorkList list={list} words="report-admin" icon={IconFlag} columns={useReportColumns(setDecided)}>
        <ModerationTabs shown="reports" />
      </WorkList>
      {decided && <DecisionDialog report={decided} onClose={() => setDecided(null)} />}
    </>
  );
}
