import { adminPaths } from '@acheep/contract/admin-paths';
import {
  type AdminCompanyDetail,
  adminCompanyUpdate,
  correctionReasonLength,
} from '@acheep/contract/companies/company-admin';
import { Anchor, Skeleton, Stack, Textarea } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EditConflict } from '../../../ui/conflict-note.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { CompanyFields, imagesOf } from './company-form.tsx';
import { valuesOf as companyValues } from './company-form-values.ts';

type Body = CallOptions<'PUT /admin/company/:id'>['body'];
const label = fieldNames(adminCompanyUpdate.body);
const queryOf = (id: string) => apiData('GET /admin/company/:id', { params: { id } });
const valuesOf = (company: AdminCompanyDetail) => ({ ...companyValues(company), correctionReason: '' });

/** A company's form for the operator, with the reason that its owner reads. */
function CorrectionForm({ company }: { company: AdminCompanyDetail }) {
  const { t } = useTranslation('company-admin');
  const navigate = useNavigate();
  const [images, setImages] = useState(imagesOf(company));
  const params = { id: company._id };
  const save = useMutation({
    mutationFn: async (body: Body) => (await call('PUT /admin/company/:id', { params, body })).data,
    onSuccess: (saved) => {
      keepResponse({ data: saved }, 'GET /admin/company/:id', { params });
      void invalidate(
        'GET /admin/company',
        'GET /admin/audit',
        'GET /company',
        'GET /company/:id',
        'GET /job',
      );
    },
    meta: { ownError: true },
  });
  const state = useRecordForm({
    record: company,
    resolver: bodyResolver<Body>(adminCompanyUpdate.body),
    defaultValues: valuesOf(company),
    valuesOf,
    query: queryOf(company._id),
    shouldFocusError: false,
    save: (body) => save.mutateAsync(body),
    onSaved: (saved) => {
      release();
      void toast({ tone: 'success', message: t('correct.done', { name: saved.name }), id: 'company-admin' });
      void navigate(adminPaths.company(saved._id));
    },
    onTheirs: (theirs) => setImages(imagesOf(theirs)),
  });
  const { form, submit } = state;
  const { errors, isDirty, submitCount } = form.formState;
  const release = useUnsavedChanges(isDirty);
  return (
    <form onSubmit={submit} noValidate aria-busy={save.isPending}>
      <Stack maw={640}>
        <ErrorSummary errors={errors} submitCount={submitCount} />
        {/* The fields know the values of a company alone, which these are besides the reason. */}
        <CompanyFields form={form as never} images={images} onImages={setImages} />
        <Textarea
          label={label('correctionReason')}
          description={t('correct.hint')}
          withAsterisk
          autosize
          minRows={2}
          maxRows={8}
          maxLength={correctionReasonLength}
          {...inputProps(form, 'correctionReason')}
        />
        <EditConflict state={state} nameOf={label} />
        <SubmitButton loading={save.isPending} w="fit-content">
          {t('correct.save')}
        </SubmitButton>
      </Stack>
    </form>
  );
}

/** Where the operator corrects what a company shows. */
export function CompanyCorrectPage() {
  const { t } = useTranslation('company-admin');
  const { id = '' } = useParams();
  const { data: company, error, refetch } = useQuery(queryOf(id));
  if (isMissing(error))
    return (
      <MissingRecord
        title={t('missing.title')}
        text={t('missing.text')}
        link={{ component: Link, to: adminPaths.companies() }}
        action={t('back')}
      />
    );
  const title = company ? t('correct.title', { name: companyName(company) }) : t('title');
  return (
    <>
      <PageHead title={title} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor component={Link} size="sm" to={adminPaths.company(id)}>
            <IconArrowLeft size={14} aria-hidden /> {company ? companyName(company) : t('title')}
          </Anchor>
        }
        title={title}
        lead={t('correct.lead')}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {company ? (
        <CorrectionForm key={company._id} company={company} />
      ) : (
        !error && <Skeleton height={480} maw={640} />
      )}
    </>
  );
}
