import { adminPaths } from '@acheep/contract/admin-paths';
import {
  type AdminEnquiry,
  enquiryAnswer,
  enquiryEdit,
  enquiryLength,
} from '@acheep/contract/content/enquiry';
import { type EnquiryStatus, enquiryKinds } from '@acheep/contract/content/enquiry-option';
import { gatheringKinds } from '@acheep/contract/events/gathering-option';
import { today } from '@acheep/contract/kernel/calendar';
import { localeNames } from '@acheep/contract/kernel/locale';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Divider, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { IconCheck, IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { CarriedOut } from '../../../entities/billing/service-request/carried-out.tsx';
import { RequestAbout } from '../../../entities/billing/service-request/request-about.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { type CallOptions, call } from '../../../lib/api.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { localized } from '../../../lib/locale.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Dialog, wideDialog } from '../../../ui/dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { CarryOutForm } from './carry-out-form.tsx';
import { type EnquiryAnswer, refreshEnquiries, useAnswerEnquiry } from './enquiry-admin.api.ts';

interface RequestPanelProps {
  enquiry: AdminEnquiry;
  request: NonNullable<AdminEnquiry['request']>;
}

/** A service request: company, subject and result, and a button to carry it out. */
function RequestPanel({ enquiry, request }: RequestPanelProps) {
  const { t } = useTranslation('enquiry-admin');
  const [doing, setDoing] = useState(false);
  const { company, job, gathering, carriedOut } = request;
  const effect = enquiry.service?.effect;
  const takeDown = useAct({
    call: () => call('POST /admin/enquiry/:id/take-down', { params: { id: enquiry._id } }),
    asks: () => ({
      title: t('carry.takeDown'),
      message: t('carry.takeDownText', { company: companyName(company) }),
      confirmLabel: t('carry.takeDown'),
    }),
    done: t('done.takenDown'),
    id: 'enquiry',
    refresh: refreshEnquiries,
  });
  return (
    <Paper withBorder p="sm">
      <Text size="sm">
        {t('carry.company')}{' '}
        <Anchor component={Link} to={paths.company(company._id)} target="_blank">
          {companyName(company)}
        </Anchor>
      </Text>
      {(job || gathering) && !doing && (
        <Text size="sm">
          {job ? t('carry.job') : gathering && localized(gatheringKinds[gathering.kind])}{' '}
          <RequestAbout of={request} newTab />
        </Text>
      )}
      {effect === 'home-logo' && !carriedOut && !company.hasLogo && (
        <Text size="sm" c="red">
          {t('carry.noLogo')}
        </Text>
      )}
      {carriedOut && <CarriedOut done={carriedOut} />}
      {carriedOut?.effect === 'home-logo' && carriedOut.until && carriedOut.until >= today() && (
        <Button mt="sm" variant="default" loading={takeDown.isPending} onClick={() => takeDown.act()}>
          {t('carry.takeDown')}
        </Button>
      )}
      {carriedOut?.effect === 'cv-screening' && !carriedOut.endedAt && job && (
        <Button
          component={Link}
          mt="sm"
          leftSection={<IconListCheck size={18} aria-hidden />}
          to={adminPaths.screening(enquiry._id)}
        >
          {t('carry.screen')}
        </Button>
      )}
      {effect && !carriedOut && !doing && (
        <Button mt="sm" leftSection={<IconCheck size={18} aria-hidden />} onClick={() => setDoing(true)}>
          {t('carry.open')}
        </Button>
      )}
      {effect && !carriedOut && doing && (
        <CarryOutForm
          id={enquiry._id}
          companyId={company._id}
          effect={effect}
          amount={enquiry.service?.amount ?? null}
          aboutId={(job ?? gathering)?._id ?? ''}
          onClose={() => setDoing(false)}
        />
      )}
    </Paper>
  );
}

const label = fieldNames(enquiryEdit);
const asWritten = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

interface EnquiryDialogProps {
  enquiry: AdminEnquiry;
  onClose: () => void;
}

/** One enquiry with its answer and the operator's note. */
export function EnquiryDialog({ enquiry, onClose }: EnquiryDialogProps) {
  const { t } = useTranslation('enquiry-admin');
  const answer = useAnswerEnquiry(enquiry._id);
  const answering = useForm<FormValues<EnquiryAnswer>, unknown, EnquiryAnswer>({
    resolver: bodyResolver<EnquiryAnswer>(enquiryAnswer),
    defaultValues: { text: '' },
  });
  const noting = useForm({ defaultValues: { note: enquiry.note ?? '' } });

  const send = answering.handleSubmit(async (body) => {
    if (answer.isPending) return;
    const done = await answer.mutateAsync(body).catch((error) => showFormError(error, answering));
    if (!done) return;
    answering.reset();
    void toast({ tone: 'success', message: t('done.answered'), id: 'enquiry' });
  });
  const save = useAct({
    call: (body: CallOptions<'PUT /admin/enquiry/:id'>['body']) =>
      call('PUT /admin/enquiry/:id', { params: { id: enquiry._id }, body }),
    done: (_, { status }) => t(status === enquiry.status ? 'done.note' : `done.${status}`),
    id: 'enquiry',
    // After a conflict, shows the current state.
    refresh: refreshEnquiries,
  });
  const edit = (status: EnquiryStatus) => {
    const note = noting.getValues('note').trim() || null;
    void save.act({ status, note, updatedAt: enquiry.updatedAt });
  };
  const next = enquiry.status === 'open' ? 'done' : 'open';
  const { name, email, phone, service } = enquiry;
  return (
    <Dialog onClose={onClose} size={wideDialog} title={t('dialog.title')}>
      <Stack>
        <div>
          <Text size="sm" c="dimmed">
            {localized(enquiryKinds[enquiry.kind])}
            {' · '}
            <DateText value={enquiry.createdAt} format="short" />
          </Text>
          <Text fw={600}>
            {service ? localized({ en: service.title, km: service.titleKm }) : enquiry.subject}
          </Text>
          <Text size="sm" style={asWritten}>
            {name} · <Anchor href={`mailto:${email}`}>{email}</Anchor>
            {phone && (
              <>
                {' · '}
                <Anchor href={`tel:${phone}`}>{phoneText(phone)}</Anchor>
              </>
            )}
          </Text>
        </div>
        {enquiry.message && (
          <Paper withBorder p="sm">
            <Text lang={enquiry.locale} style={asWritten}>
              {enquiry.message}
            </Text>
          </Paper>
        )}
        {enquiry.request && <RequestPanel enquiry={enquiry} request={enquiry.request} />}
        {enquiry.answers.map(({ _id, text, createdAt, author }) => (
          <Paper key={_id} withBorder p="sm" ml="lg" bg="var(--ac-wash)">
            <Text size="sm" c="dimmed">
              <DateText value={createdAt} format="short" />
              {author && ` · ${author}`}
            </Text>
            <Text lang={enquiry.locale} style={asWritten}>
              {text}
            </Text>
          </Paper>
        ))}
        <form noValidate aria-busy={answer.isPending} onSubmit={(event) => void send(event)}>
          <Textarea
            label={t('dialog.answer')}
            description={t('dialog.answerHint', { email, language: localized(localeNames[enquiry.locale]) })}
            autosize
            minRows={3}
            maxRows={12}
            maxLength={enquiryLength}
            {...inputProps(answering, 'text')}
          />
          <Group justify="flex-end" mt="xs">
            <SubmitButton loading={answer.isPending}>{t('dialog.send')}</SubmitButton>
          </Group>
        </form>
        <Divider />
        <Textarea
          label={label('note')}
          description={t('dialog.note')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={1000}
          {...inputProps(noting, 'note')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" loading={save.isPending} onClick={() => edit(enquiry.status)}>
            {t('dialog.saveNote')}
          </Button>
          <Button variant="light" loading={save.isPending} onClick={() => edit(next)}>
            {t(next === 'done' ? 'dialog.markDone' : 'dialog.markOpen')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
