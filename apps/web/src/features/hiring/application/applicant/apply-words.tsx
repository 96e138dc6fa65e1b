import { applicationBody, coverLetterLength } from '@acheep/contract/hiring/application';
import type { AskedQuestion } from '@acheep/contract/hiring/question';
import { answerLength, yesNo } from '@acheep/contract/hiring/question-option';
import type { JobDetail } from '@acheep/contract/jobs/job';
import { numberText } from '@acheep/contract/kernel/english-text';
import { Alert, Checkbox, Group, NumberInput, Radio, Stack, Text, Textarea } from '@mantine/core';
import { IconLock, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { companyName } from '../../../../entities/companies/company/company-name.ts';
import { choicesOf } from '../../../../lib/choice.ts';
import { fieldNames } from '../../../../lib/field-name.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { flatErrors } from '../../../../ui/error-summary.tsx';
import { FormField, inputProps } from '../../../../ui/form-field.tsx';
import { readKhmerDigits } from '../../../../ui/latin-input.ts';
import { PhoneField } from '../../../../ui/phone-field.tsx';
import { type AnswerValues, alignedAnswers, isAligned, openAnswers } from './apply-answers.ts';
import type { WordsForm } from './words-form.ts';

interface ApplyQuestionProps {
  question: AskedQuestion;
  id: string;
  value: AnswerValues;
  error: string | undefined;
  onChange: (next: AnswerValues) => void;
  onBlur: () => void;
}

function ApplyQuestion({ question, id, value, onChange, ...field }: ApplyQuestionProps) {
  const { t } = useTranslation('application');
  const { kind, text, required, unit, minimum, maximum, several, options } = question;
  const common = { ...field, label: text, withAsterisk: required };
  if (kind === 'text') {
    return (
      <Textarea
        {...common}
        id={id}
        autosize
        minRows={2}
        maxLength={answerLength}
        value={value.text}
        onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
      />
    );
  }
  if (kind === 'number') {
    const bounds = { minimum, maximum };
    const rangeKind = minimum !== null && maximum !== null ? 'between' : minimum !== null ? 'from' : 'upTo';
    return (
      <NumberInput
        onInputCapture={readKhmerDigits}
        {...common}
        id={id}
        description={(minimum !== null || maximum !== null) && t(`answer.${rangeKind}`, bounds)}
        inputMode="decimal"
        hideControls
        allowNegative={false}
        decimalScale={2}
        thousandSeparator=","
        maxLength={24}
        maw={320}
        suffix={unit ? ` ${unit}` : undefined}
        value={value.number ?? ''}
        onChange={(given) => onChange({ ...value, number: given === '' ? undefined : Number(given) })}
      />
    );
  }
  const choices =
    kind === 'yes-no' ? choicesOf(yesNo) : options.map((option) => ({ value: option, label: option }));
  // The first one is the target of the error's link.
  const idOf = (place: number) => (place === 0 ? { id } : {});
  if (several) {
    return (
      <Checkbox.Group
        {...common}
        description={t('answer.several')}
        value={value.chosen}
        onChange={(chosen) => onChange({ ...value, chosen })}
      >
        <Stack gap="xs" mt={4}>
          {choices.map((choice, place) => (
            <Checkbox key={choice.value} {...choice} {...idOf(place)} />
          ))}
        </Stack>
      </Checkbox.Group>
    );
  }
  return (
    <Radio.Group
      {...common}
      value={value.chosen[0] ?? ''}
      onChange={(chosen) => onChange({ ...value, chosen: [chosen] })}
    >
      <Stack gap="xs" mt={4}>
        {choices.map((choice, place) => (
          <Radio key={choice.value} {...choice} {...idOf(place)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

interface ApplyQuestionsProps {
  form: WordsForm;
  questions: readonly AskedQuestion[];
}

/**
 * The employer's questions. They may have changed while the form was open, or since the draft: the answers are
 * realigned, and the user is notified.
 */
function ApplyQuestions({ form, questions }: ApplyQuestionsProps) {
  const { t } = useTranslation('application');
  const given = useWatch({ control: form.control, name: 'answers' });
  const [changed, setChanged] = useState(false);
  const aligned = isAligned(questions, given);
  const { setValue, getValues, trigger, clearErrors } = form;
  const { isSubmitted } = form.formState;
  useEffect(() => {
    if (aligned) return;
    setValue('answers', alignedAnswers(questions, getValues('answers')));
    setChanged(true);
    clearErrors('answers');
    if (isSubmitted) void trigger('answers');
  }, [aligned, questions, isSubmitted, setValue, getValues, trigger, clearErrors]);

  const errors = flatErrors(form.formState.errors);
  const shown = aligned ? questions : [];
  return (
    <>
      {changed && (
        <Alert role="status" color="yellow" icon={<IconRefresh aria-hidden />}>
          <Text size="sm">{t(questions.length > 0 ? 'answer.changed' : 'answer.gone')}</Text>
        </Alert>
      )}
      {shown.length > 0 && (
        <Stack gap="lg" role="group" aria-labelledby="apply-questions">
          <Text fw={600} id="apply-questions">
            {t('answer.title')}
          </Text>
          {shown.map((question, place) => (
            <FormField key={question._id} form={form} name={`answers.${place}`}>
              {({ ref: _, name, error, value, ...field }) => (
                <ApplyQuestion
                  {...field}
                  question={question}
                  value={value ?? openAnswers([question])[0]}
                  error={error ?? errors.find((one) => one.name.startsWith(`${name}.`))?.message}
                />
              )}
            </FormField>
          ))}
        </Stack>
      )}
    </>
  );
}

const label = fieldNames(applicationBody);

interface ApplyPhoneProps {
  form: WordsForm;
  hint: string;
}

export const ApplyPhone = ({ form, hint }: ApplyPhoneProps) => (
  <FormField form={form} name="phone">
    {(field) => <PhoneField {...field} label={label('phone')} description={hint} withAsterisk />}
  </FormField>
);

/** Answers and a message, with a note on who sees them. */
export function ApplyWords({ form, job }: { form: WordsForm; job: JobDetail }) {
  const { t } = useTranslation('application');
  const written = useWatch({ control: form.control, name: 'coverLetter' })?.length ?? 0;
  return (
    <>
      <ApplyQuestions form={form} questions={job.questions} />
      <div>
        <Textarea
          label={label('coverLetter')}
          description={t('apply.coverLetterHint')}
          rows={7}
          {...inputProps(form, 'coverLetter')}
        />
        <Text size="xs" c={written > coverLetterLength ? 'red' : 'dimmed'} ta="end" mt={4}>
          {t('apply.coverLetterCount', {
            count: written,
            max: numberText(coverLetterLength),
          })}
        </Text>
      </div>
      <Group gap={6} wrap="nowrap" c="dimmed" align="start">
        <IconLock size={16} aria-hidden style={{ flex: 'none', marginTop: 4 }} />
        <Text size="sm">
          {t(job.questions.length > 0 ? 'answer.private' : 'apply.private', {
            company: companyName(job.company),
          })}
        </Text>
      </Group>
    </>
  );
}
