import { NumberInput, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { fieldId } from '../../../ui/field-id.ts';
import { readKhmerDigits } from '../../../ui/latin-input.ts';
import { jobField } from './job-field.ts';
import type { QuestionValues } from './job-question-values.ts';

interface JobQuestionNumberProps {
  path: string;
  question: QuestionValues;
  onChange: (next: QuestionValues) => void;
  errorOf: (field: string) => string | undefined;
}

type Bound = 'minimum' | 'maximum' | 'wantedMinimum' | 'wantedMaximum';

/** The unit and the bounds of a number, and from where to where it fits. */
export function JobQuestionNumber({ path, question, onChange, errorOf }: JobQuestionNumberProps) {
  const { t } = useTranslation('job-post');
  const bound = (name: Bound, label: string) => (
    <NumberInput
      onInputCapture={readKhmerDigits}
      id={fieldId(`${path}.${name}`)}
      label={label}
      inputMode="decimal"
      hideControls
      allowNegative={false}
      decimalScale={2}
      thousandSeparator=","
      maxLength={16}
      value={question[name] ?? ''}
      error={errorOf(name)}
      onChange={(given) => onChange({ ...question, [name]: given === '' ? undefined : Number(given) })}
    />
  );
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput
          id={fieldId(`${path}.unit`)}
          label={jobField('questions.0.unit')}
          placeholder={t('question.unitHint')}
          maxLength={30}
          value={question.unit ?? ''}
          error={errorOf('unit')}
          onChange={(event) => onChange({ ...question, unit: event.currentTarget.value || undefined })}
        />
        {bound('minimum', jobField('questions.0.minimum'))}
        {bound('maximum', jobField('questions.0.maximum'))}
      </SimpleGrid>
      <SimpleGrid cols={2} maw={{ sm: '66%' }}>
        {bound('wantedMinimum', t('question.atLeast'))}
        {bound('wantedMaximum', t('question.atMost'))}
      </SimpleGrid>
    </>
  );
}
