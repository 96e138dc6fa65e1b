import type { AskedQuestion } from '@acheep/contract/hiring/question';
import { Alert, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../../lib/use-translation.ts';
import { flatErrors } from '../../../ui/error-summary.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { alignedAnswers, isAligned, openAnswers } from './apply-answers.ts';
import { ApplyQuestion } from './apply-question.tsx';
import type { WordsForm } from './words-form.ts';

interface ApplyQuestionsProps {
  form: WordsForm;
  questions: readonly AskedQuestion[];
}

/**
 * What the employer asks. The questions may change while the form is open, or since its draft was kept: what was
 * answered goes to where it belongs then, and the person is told.
 */
export function ApplyQuestions({ form, questions }: ApplyQuestionsProps) {
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
