import type { OwnJobDetail } from '@acheep/contract/jobs/job';
import { recordIdIn } from '@acheep/contract/kernel/list-url';
import { paths } from '@acheep/contract/paths';
import { Alert, Box, Button, Group, Text } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCoupon } from '../../../entities/billing/coupon/coupon.ts';
import { CouponField } from '../../../entities/billing/coupon/coupon-field.tsx';
import { isNoneLeft, needJobLeft, useActivePlan } from '../../../entities/billing/order/active-plan.ts';
import { useAwaitedOrder } from '../../../entities/billing/order/awaited-order.ts';
import { useCreateOrder } from '../../../entities/billing/order/create-order.ts';
import { packageTitle, percent, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { apiData } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { openPackageDialog } from '../../../lib/package-dialog.ts';
import { getSession } from '../../../lib/session.ts';
import { type Intent, usePublishForm } from '../../../lib/use-publish-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StepForm } from '../../../ui/publish-form.tsx';
import { jobField } from './job-field.ts';
import { JobFormApply, JobFormBasics, JobFormPay, JobFormTexts } from './job-form-fields.tsx';
import { JobFormPerson } from './job-form-person.tsx';
import { JobFormQuestions } from './job-form-questions.tsx';
import { type JobFormValues, jobResolver, newJob, valuesOf } from './job-form-values.ts';
import { type JobBody, ownJobQuery, useSaveJob } from './job-post.api.ts';

interface JobPackageNoteProps {
  jobId: string | undefined;
  packageId: string | undefined;
  onChoose: (packageId: string) => void;
}

/** Note above the form of a draft: the package to be ordered with it, or that publishing needs one. */
function JobPackageNote({ jobId, packageId, onChoose }: JobPackageNoteProps) {
  const { t } = useTranslation('job-post');
  const { t: about } = useTranslation('package');
  const words = usePackageWords();
  const plan = useActivePlan();
  const order = useAwaitedOrder(jobId);
  const { data: offers } = useQuery({ ...apiData('GET /package'), enabled: packageId !== undefined });
  const offer = offers?.find(({ _id }) => _id === packageId);
  const cheaper = useCoupon()?.prices.find((price) => price.packageId === packageId);
  const price = cheaper?.subtotal ?? offer?.price;
  // Nothing to show: there is an order or a plan, or the data is still loading.
  if (order) return null;
  if (packageId ? !offers : plan === undefined || plan?.activeJob) return null;
  const choose = (
    <Button variant="default" size="sm" flex="none" onClick={() => openPackageDialog(onChoose)}>
      {t(offer ? 'package.other' : 'package.see')}
    </Button>
  );
  const key = offer ? (price === 0 ? 'free' : 'chosen') : packageId ? 'gone' : 'none';
  return (
    <Alert
      color={offer ? 'green' : 'saffron'}
      icon={<IconPackage aria-hidden />}
      p={{ base: 'xs', sm: 'md' }}
    >
      <Group gap="xs" align="start">
        <Box flex="1 1 9rem">
          <Text fw={600}>{t(`package.${key}.title`, { title: offer && packageTitle(offer) })}</Text>
          {offer && (
            <Text>
              {cheaper && <s>{words.price(offer)}</s>} {words.price({ ...offer, price: price ?? 0 })}
              {price !== 0 && ` ${about('withoutVat', { rate: percent(offer.vatRate) })}`}
              {' · '}
              {words.facts(offer).slice(0, 2).join(' · ')}
            </Text>
          )}
          {offer && offer.price > 0 && <CouponField />}
          {/* On phones the form begins sooner, and the order says the same. */}
          <Text {...(key !== 'gone' && { visibleFrom: 'sm' })}>{t(`package.${key}.text`)}</Text>
        </Box>
        {choose}
      </Group>
    </Alert>
  );
}

/** Steps of the form. */
export const jobSteps = [
  { key: 'basics', Fields: JobFormBasics, first: 'title' },
  { key: 'pay', Fields: JobFormPay, first: 'currency' },
  { key: 'texts', Fields: JobFormTexts, first: 'description' },
  { key: 'person', Fields: JobFormPerson, first: 'experience' },
  { key: 'questions', Fields: JobFormQuestions, first: 'questions' },
  { key: 'apply', Fields: JobFormApply, first: 'closingDate' },
] as const;

/** With a package, publishing saves a draft and orders the package for it. */
function useJobForm(job: OwnJobDetail | undefined, packageId: string | undefined) {
  const { t } = useTranslation('job-post');
  const navigate = useNavigate();
  const save = useSaveJob();
  const order = useCreateOrder();
  /** Package chosen after publishing failed because no job was left. */
  const chosen = useRef<string>(undefined);
  /** Order that publishes the draft once it is paid. */
  const awaited = useAwaitedOrder(job?._id);
  /** Publishing failed because no job was left: the draft is saved, and leads to that order. */
  const toPay = useRef(false);
  const ordered = (wanted: Intent) => (wanted === 'publish' ? (chosen.current ?? packageId) : undefined);

  async function orderFor(saved: OwnJobDetail, bought: string) {
    chosen.current = undefined;
    try {
      const jobId = saved.status === 'draft' ? saved._id : undefined;
      const { _id } = await order.mutateAsync({ packageId: bought, jobId });
      await navigate(paths.manageOrder(_id));
    } catch (error) {
      // The draft exists already: the next attempt must save it instead of creating another.
      if (!job) await navigate(paths.manageJobEdit(saved._id, { package: bought }), { replace: true });
      throw error;
    }
  }

  return usePublishForm<OwnJobDetail, JobFormValues, JobBody>({
    kind: 'job',
    record: job,
    isOpen: job?.status === 'active',
    resolver: (intent) => jobResolver(intent, job),
    empty: useState(() => newJob(getSession()?.user))[0],
    valuesOf,
    query: ownJobQuery(job?._id ?? ''),
    send: async (body, wanted, began) => {
      const publish =
        wanted === 'publish' &&
        job?.status !== 'active' &&
        !body.scheduledOn &&
        !ordered(wanted) &&
        !toPay.current;
      if (publish && (!job || job.status === 'draft')) await needJobLeft();
      return save.mutateAsync({ id: job?._id, body: { ...body, publish, ...began } });
    },
    onSaved: async (saved, wanted) => {
      const bought = ordered(wanted);
      if (bought) return orderFor(saved, bought);
      if (toPay.current && awaited) {
        toPay.current = false;
        return navigate(paths.manageOrder(awaited._id));
      }
      if (wanted === 'publish' && job?.status !== 'active') {
        const { _id: id, title, status, scheduledOn } = saved;
        const waits = status === 'pending';
        const list = scheduledOn ? paths.manageJobDraft : waits ? paths.manageJob : paths.manageJobActive;
        return navigate(list(), { state: { published: { id, title, waits, scheduledOn } } });
      }
      if (wanted !== 'preview')
        void toast({ tone: 'success', message: t(saved.status === 'draft' ? 'done.draft' : 'done.saved') });
      // Going back must lead to the form of the saved draft.
      if (!job) await navigate(paths.manageJobEdit(saved._id, { package: packageId }), { replace: true });
      if (wanted === 'preview') await navigate(paths.manageJobPreview(saved._id));
    },
    // The input stays; with a package it is saved as a draft and ordered.
    onFailed: (error, submit) => {
      const isAgain = toPay.current;
      toPay.current = false;
      if (!isNoneLeft(error) || isAgain) return false;
      if (awaited) {
        toPay.current = true;
        void submit('publish');
        return true;
      }
      openPackageDialog((id) => {
        chosen.current = id;
        void submit('publish');
      });
      return true;
    },
  });
}

/** Form of a new or saved job. */
export function JobForm({ job }: { job?: OwnJobDetail }) {
  const { t } = useTranslation('job-post');
  const [params, setParams] = useSearchParams();
  const packageId = recordIdIn(params.get('package') ?? '');
  const state = useJobForm(job, packageId);
  const status = job?.status ?? 'draft';
  const scheduledOn = useWatch({ control: state.form.control, name: 'scheduledOn' });
  const publishing = scheduledOn === null ? 'form.publish' : 'form.schedule';
  const choose = (id: string) => setParams({ package: id }, { replace: true, preventScrollReset: true });
  return (
    <StepForm
      state={state}
      nameOf={jobField}
      notes={
        status === 'draft' && <JobPackageNote jobId={job?._id} packageId={packageId} onChoose={choose} />
      }
      say={(name, message) => {
        const place = /^questions\.(\d+)/.exec(name)?.[1];
        return place ? t('question.says', { number: Number(place) + 1, message }) : message;
      }}
      steps={jobSteps.map(({ key, first, Fields }) => ({
        key,
        first,
        name: t(`form.${key}`),
        fields: <Fields form={state.form} job={job} />,
      }))}
      savesDraft={status === 'draft'}
      actions={{
        preview: status === 'draft' && t('form.preview'),
        publish:
          status !== 'active' &&
          t(packageId ? 'form.order' : status === 'draft' ? publishing : 'form.publishAgain'),
      }}
    />
  );
}
