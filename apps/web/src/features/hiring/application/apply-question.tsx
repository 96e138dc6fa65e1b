import type { AskedQuestion } from '@acheep/contract/hiring/question';
import { answerLength, yesNo } from '@acheep/contract/hiring/question-option';
import { Checkbox, NumberInput, Radio, Stack, Textarea } from '@mantine/core';
import { choicesOf } from '../../../lib/choice.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { readKhmerDigits } from '../../../ui/latin-input.ts';
import type { AnswerValues } from './apply-answers.ts';

interface ApplyQuestionProps {
  question: AskedQuestion;
  id: string;
  value: AnswerValues;
  error: string | undefined;
  onChange: (next: AnswerValues) => void;
  onBlur: () => void;
}

/** One question of the employer, with what answers it. */
export function ApplyQuestion({ question, id, value, onChange, ...field }: ApplyQuestionProps) {
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
    const said = minimum !== null && maximum !== null ? 'between' : minimum !== null ? 'from' : 'upTo';
    return (
      <NumberInput
        onInputCapture={readKhmerDigits}
        {...common}
        id={id}
        description={(minimum !== null || maximum !== null) && t(`answer.${said}`, bounds)}
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
  // The first takes the focus when the error is followed to its field.
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
