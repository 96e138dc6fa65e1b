import { type Interview, interviewBody } from '@acheep/contract/hiring/interview';
import { interviewBounds, interviewFormats } from '@acheep/contract/hiring/interview-option';
import { addDays, addMonths, momentOf, today } from '@acheep/contract/kernel/calendar';
import {
  ActionIcon,
  Alert,
  Button,
  Group,
  NativeSelect,
  Radio,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type useForm, useWatch } from 'react-hook-form';
import { ColleaguesField } from '../../../entities/companies/company/colleagues-field.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useSession } from '../../../lib/session.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EditConflict } from '../../../ui/conflict-note.tsx';
import { DateTimeField } from '../../../ui/date-time-field.tsx';
import { ErrorSummary, flatErrors } from '../../../ui/error-summary.tsx';
import { fieldId } from '../../../ui/field-id.ts';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { oneInterviewQuery, useSaveInterview } from './interview.api.ts';
import {
  emptyInterview,
  type InterviewBody,
  type InterviewValues,
  interviewResolver,
  valuesOf,
} from './interview-form-values.ts';

const day = 86_400_000;

/** Suggests the next time: a day after the latest, or tomorrow at nine. */
function following(times: readonly string[]): string {
  const latest = [...times].sort().at(-1);
  const next = latest ? new Date(Date.parse(latest) + day) : momentOf(addDays(today(), 1), '09:00');
  return next.toISOString();
}

interface TimesFieldProps {
  times: readonly string[];
  onChange: (times: string[]) => void;
  /** Returns the error of the whole list, or of one time by its index. */
  errorOf: (name: string) => string | undefined;
}

/** Up to five times, each in its own field. */
function TimesField({ times, onChange, errorOf }: TimesFieldProps) {
  const { t } = useTranslation('interview');
  const max = momentOf(addMonths(today(), interviewBounds.months), '23:59');
  const set = (place: number, time: string) =>
    onChange(times.map((other, at) => (at === place ? time : other)));
  return (
    <Stack gap="sm" id={fieldId('times')}>
      {times.map((time, place) => {
        const number = place + 1;
        return (
          <Group key={place} gap="xs" align="start" wrap="nowrap">
            <DateTimeField
              style={{ flex: '1 1 0' }}
              maw={360}
              label={t('form.time', { number })}
              id={fieldId(`times.${place}`)}
              withAsterisk={place === 0}
              min={new Date()}
              max={max}
              value={time}
              onChange={(chosen) => set(place, chosen)}
              error={errorOf(`times.${place}`) ?? (place === 0 ? errorOf('times') : undefined)}
            />
            {times.length > 1 && (
              <ActionIcon
                variant="default"
                size={44}
                mt={28}
                aria-label={t('form.remove', { number })}
                onClick={() => onChange(times.filter((_, at) => at !== place))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        );
      })}
      <Text size="sm" c="dimmed">
        {t('phnomPenh')}
      </Text>
      {times.length < interviewBounds.maxTimes && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...times, following(times.filter(Boolean))])}
        >
          {t('form.add')}
        </Button>
      )}
    </Stack>
  );
}

const label = fieldNames(interviewBody);
const lengths = [15, 20, 30, 45, 60, 90, 120, 180, 240];

interface InterviewFormProps {
  candidate: { _id: string; name: string };
  /** The interview to change; null for a new one. */
  interview: Interview | null;
  onClose: () => void;
}

/** Form that proposes times, with everything that the candidate needs to know. */
export function InterviewForm({ candidate, interview, onClose }: InterviewFormProps) {
  const { t } = useTranslation('interview');
  const save = useSaveInterview(candidate._id);
  const self = useSession()?.user._id ?? '';
  const state = useRecordForm<Interview, InterviewValues, InterviewBody>({
    record: interview,
    resolver: interviewResolver,
    defaultValues: interview ? valuesOf(interview) : { ...emptyInterview, interviewerIds: [self] },
    valuesOf,
    query: oneInterviewQuery(candidate._id, interview?._id),
    shouldFocusError: false,
    save: (body) => save.mutateAsync({ id: interview?._id, body }),
    onSaved: () => {
      release();
      void toast({ tone: 'success', message: t('form.sent', { name: candidate.name }) });
      onClose();
    },
  });
  const { form, submit: send } = state;
  const { errors, isDirty, submitCount } = form.formState;
  const release = useUnsavedChanges(isDirty);
  const { data: company } = useQuery(apiData('GET /company/own'));
  const office = interview ? undefined : company?.address;
  useEffect(() => {
    // Most interviews are there; what was typed meanwhile stays.
    if (office && !form.getValues('address')) form.resetField('address', { defaultValue: office });
  }, [office, form]);
  return (
    <form
      noValidate
      aria-label={t(interview ? 'form.change' : 'form.new')}
      onSubmit={(event) => {
        // Removes empty rows first, so that the error paths match the rows on the page.
        const chosen = form.getValues('times').filter(Boolean);
        form.setValue('times', chosen.length > 0 ? chosen : ['']);
        void send(event);
      }}
    >
      <Stack gap="md">
        <ErrorSummary errors={errors} submitCount={submitCount} />
        <EditConflict state={state} nameOf={label} />
        {interview?.status === 'agreed' && (
          <Alert color="yellow" styles={{ message: { color: 'var(--mantine-color-text)' } }}>
            {t('form.changeNote')}
          </Alert>
        )}
        <FormField form={form} name="times">
          {({ value, onChange }) => (
            <TimesField
              times={value}
              onChange={onChange}
              errorOf={(name) => flatErrors(errors).find((error) => error.name === name)?.message}
            />
          )}
        </FormField>
        <Details form={form} />
        <Group gap="xs" justify="end">
          <Button variant="default" onClick={onClose}>
            {t('form.back')}
          </Button>
          <SubmitButton loading={save.isPending}>{t('form.send')}</SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

type Form = ReturnType<typeof useForm<InterviewValues, unknown, InterviewBody>>;

function Details({ form }: { form: Form }) {
  const { t } = useTranslation('interview');
  const format = useWatch({ control: form.control, name: 'format' });
  return (
    <>
      <FormField form={form} name="minutes">
        {({ value, onChange, ...field }) => (
          <NativeSelect
            {...field}
            label={label('minutes')}
            maw={360}
            data={[...new Set([...lengths, Number(value)])]
              .sort((a, b) => a - b)
              .map((count) => ({ value: String(count), label: t('form.minutes', { count }) }))}
            value={String(value)}
            onChange={(event) => onChange(Number(event.currentTarget.value))}
          />
        )}
      </FormField>
      <FormField form={form} name="format">
        {({ ref: _, ...field }) => (
          <Radio.Group {...field} label={label('format')}>
            <Group gap="lg" mt="xs">
              {choicesOf(interviewFormats).map((choice) => (
                <Radio key={choice.value} value={choice.value} label={choice.label} />
              ))}
            </Group>
          </Radio.Group>
        )}
      </FormField>
      {format === 'office' && (
        <TextInput
          label={label('address')}
          description={t('form.address')}
          withAsterisk
          {...inputProps(form, 'address')}
        />
      )}
      {format === 'video' && (
        <TextInput
          type="url"
          label={label('link')}
          description={t('form.link')}
          withAsterisk
          {...inputProps(form, 'link')}
        />
      )}
      <FormField form={form} name="interviewerIds">
        {(field) => (
          <ColleaguesField {...field} label={label('interviewerIds')} description={t('form.interviewers')} />
        )}
      </FormField>
      <Textarea
        label={label('message')}
        description={t('form.message')}
        autosize
        minRows={3}
        {...inputProps(form, 'message')}
      />
    </>
  );
}
