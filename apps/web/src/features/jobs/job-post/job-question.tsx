import { questionKinds, questionLength, yesNo } from '@acheep/contract/hiring/question-option';
import {
  ActionIcon,
  Group,
  NativeSelect,
  NumberInput,
  Paper,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { choicesOf } from '../../../lib/choice.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { fieldId } from '../../../ui/field-id.ts';
import { readKhmerDigits } from '../../../ui/latin-input.ts';
import { jobField } from './job-field.ts';
import { JobQuestionOptions } from './job-question-options.tsx';
import { type QuestionValues, withKind } from './job-question-values.ts';

interface JobQuestionNumberProps {
  path: string;
  question: QuestionValues;
  onChange: (next: QuestionValues) => void;
  errorOf: (field: string) => string | undefined;
}

type Bound = 'minimum' | 'maximum' | 'wantedMinimum' | 'wantedMaximum';

/** Unit and bounds of a numeric question, which define the acceptable range. */
function JobQuestionNumber({ path, question, onChange, errorOf }: JobQuestionNumberProps) {
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

/** Id of the button that moves the question at `place`. */
export const moverId = (place: number, way: 'up' | 'down') => `question-${place}-${way}`;

interface JobQuestionProps {
  place: number;
  last: boolean;
  question: QuestionValues;
  errorOf: (field: string) => string | undefined;
  onChange: (next: QuestionValues) => void;
  onMove: (way: 'up' | 'down') => void;
  onRemove: () => void;
}

/** Form of one screening question. */
export function JobQuestion({
  place,
  last,
  question,
  errorOf,
  onChange,
  onMove,
  onRemove,
}: JobQuestionProps) {
  const { t } = useTranslation('job-post');
  const path = `questions.${place}`;
  const number = place + 1;
  const { kind, text, required, wantedAnswer } = question;
  const parts = { path, question, onChange, errorOf };
  return (
    <Paper withBorder p={{ base: 'sm', sm: 'md' }} component="li" aria-labelledby={`question-${place}`}>
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Text fw={600} id={`question-${place}`}>
          {t('question.one', { number })}
        </Text>
        <Group gap={4} wrap="nowrap">
          {(['up', 'down'] as const).map((way) => (
            <ActionIcon
              key={way}
              id={moverId(place, way)}
              variant="subtle"
              color="gray"
              size="lg"
              disabled={way === 'up' ? place === 0 : last}
              aria-label={t(`question.${way}`, { number })}
              onClick={() => onMove(way)}
            >
              {way === 'up' ? <IconArrowUp size={18} aria-hidden /> : <IconArrowDown size={18} aria-hidden />}
            </ActionIcon>
          ))}
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={t('question.remove', { number })}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <Stack gap="md">
        <TextInput
          id={fieldId(`${path}.text`)}
          label={jobField('questions.0.text')}
          maxLength={questionLength}
          withAsterisk
          value={text}
          error={errorOf('text')}
          onChange={(event) => onChange({ ...question, text: event.currentTarget.value })}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
          <NativeSelect
            id={fieldId(`${path}.kind`)}
            label={jobField('questions.0.kind')}
            data={choicesOf(questionKinds)}
            value={kind}
            error={errorOf('kind')}
            onChange={(event) => onChange(withKind(question, event.currentTarget.value as typeof kind))}
          />
          <Switch
            label={t('question.required')}
            pb={{ sm: 8 }}
            checked={required ?? false}
            onChange={(event) => onChange({ ...question, required: event.currentTarget.checked })}
          />
        </SimpleGrid>
        {kind === 'yes-no' && (
          <NativeSelect
            id={fieldId(`${path}.wantedAnswer`)}
            label={t('question.wanted')}
            maw={{ sm: '50%' }}
            data={[{ value: '', label: t('question.anyAnswer') }, ...choicesOf(yesNo)]}
            value={wantedAnswer ?? ''}
            error={errorOf('wantedAnswer')}
            onChange={(event) =>
              onChange({
                ...question,
                wantedAnswer: (event.currentTarget.value || undefined) as typeof wantedAnswer,
              })
            }
          />
        )}
        {kind === 'number' && <JobQuestionNumber {...parts} />}
        {kind === 'choice' && <JobQuestionOptions {...parts} />}
      </Stack>
    </Paper>
  );
}
