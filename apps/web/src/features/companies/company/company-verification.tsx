import {
  type CompanyPaper,
  companyPaperSend,
  type Verification,
} from '@acheep/contract/companies/company-paper';
import {
  type CompanyPaperKind,
  companyPaperKinds,
  maxCompanyPapers,
} from '@acheep/contract/companies/company-paper-option';
import { maxRecipientsPerDay } from '@acheep/contract/hiring/candidate-message';
import { numberText } from '@acheep/contract/kernel/english-text';
import { NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CompanyState } from '../../../entities/companies/company/company-state.tsx';
import { PaperList } from '../../../entities/companies/company/paper-list.tsx';
import { type ApiResponse, type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { openInTab } from '../../../lib/open-in-tab.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FilesField } from '../../../ui/files-field.tsx';
import { Panel } from '../../../ui/panel.tsx';

const verificationQuery = apiData('GET /company/own/verification');

/** Without an answer, a colleague has sent or removed a document, or the operator has verified the company. */
const refreshVerification = (answer?: ApiResponse<'GET /company/own/verification'>) =>
  answer
    ? keepResponse(answer, 'GET /company/own/verification')
    : void invalidate('GET /company/own/verification');

const useSendPaper = () =>
  useMutation({
    mutationFn: (body: CallOptions<'POST /company/own/paper'>['body']) =>
      call('POST /company/own/paper', { body }),
    onSettled: refreshVerification,
  });

/** Requests a short-lived link to a document. */
const usePaperLink = () =>
  useMutation({
    mutationFn: async (id: string) =>
      (await call('POST /company/own/paper/:id/file', { params: { id } })).data.url,
    onError: () => refreshVerification(),
  });

const label = fieldNames(companyPaperSend.body);
const recipientsPerDay = numberText(maxRecipientsPerDay);
const done = (message: string) => void toast({ tone: 'success', message, id: 'company-paper' });

/** Sends a document as soon as its file is chosen. */
function SendPaper() {
  const { t } = useTranslation('company-paper');
  const [kind, setKind] = useState<CompanyPaperKind>('registration');
  const send = useSendPaper();
  return (
    <Stack gap="sm">
      <NativeSelect
        label={label('kind')}
        data={choicesOf(companyPaperKinds)}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as CompanyPaperKind)}
      />
      <FilesField
        kind="paper"
        name="paper"
        label={t('file')}
        description={t('fileHint')}
        most={1}
        value={[]}
        onChange={([file]) => file && send.mutate({ kind, file }, { onSuccess: () => done(t('sentOne')) })}
      />
    </Stack>
  );
}

function Papers({ papers, fixed }: { papers: CompanyPaper[]; fixed: boolean }) {
  const { t } = useTranslation('company-paper');
  const link = usePaperLink();
  const remove = useAct({
    call: ({ _id: id }: CompanyPaper) => call('DELETE /company/own/paper/:id', { params: { id } }),
    asks: ({ originalName: name }) => ({
      title: t('remove.title'),
      message: t('remove.text', { name }),
      confirmLabel: t('remove.action'),
    }),
    done: t('remove.done'),
    id: 'company-paper',
    refresh: refreshVerification,
  });
  return (
    <PaperList
      papers={papers}
      onOpen={(id) => link.mutate(id, openInTab())}
      onRemove={fixed ? undefined : (paper) => void remove.act(paper)}
    />
  );
}

/** Says what verification gives, and takes the documents that it needs. */
function Unverified({ papers }: { papers: CompanyPaper[] }) {
  const { t } = useTranslation('company-paper');
  return (
    <Stack gap="sm">
      <Text size="sm">{t('gives', { most: recipientsPerDay })}</Text>
      {papers.length > 0 && (
        <>
          <Text size="sm" fw={600}>
            {t('sent')}
          </Text>
          <Papers papers={papers} fixed={false} />
        </>
      )}
      {papers.length < maxCompanyPapers ? (
        <>
          <Text size="sm">{t(papers.length > 0 ? 'more' : 'send')}</Text>
          <SendPaper />
        </>
      ) : (
        <Text size="sm">{t('most', { most: maxCompanyPapers })}</Text>
      )}
      <Text size="sm" c="dimmed">
        {t('seen')}
      </Text>
    </Stack>
  );
}

function Verified({ verifiedAt, papers }: { verifiedAt: string; papers: CompanyPaper[] }) {
  const { t } = useTranslation('company-paper');
  return (
    <Stack gap="sm">
      <Text size="sm">
        <DateText value={verifiedAt}>{(date) => t('verified', { date, most: recipientsPerDay })}</DateText>
      </Text>
      {papers.length > 0 && (
        <>
          <Text size="sm">{t('kept')}</Text>
          <Papers papers={papers} fixed />
        </>
      )}
    </Stack>
  );
}

const Shown = ({ verifiedAt, papers }: Verification) =>
  verifiedAt ? <Verified verifiedAt={verifiedAt} papers={papers} /> : <Unverified papers={papers} />;

/** Whether the company is verified, and the documents for that. */
export function CompanyVerification() {
  const { t } = useTranslation('company-paper');
  const { data, error, refetch } = useQuery(verificationQuery);
  return (
    <Panel
      title={t('title')}
      action={data && <CompanyState state={data.verifiedAt ? 'verified' : 'waiting'} />}
    >
      {data ? (
        <Shown {...data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={160} />
      )}
    </Panel>
  );
}
