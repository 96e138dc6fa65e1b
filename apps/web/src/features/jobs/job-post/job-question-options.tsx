import { maxOptions, optionLength } from '@acheep/contract/hiring/question-option';
import { ActionIcon, Button, Checkbox, Group, Input, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { fieldId } from '../../../ui/field-id.ts';
import { jobField } from './job-field.ts';
import classes from './job-question.module.css';
import { type QuestionValues, replaced, withOption, without } from './job-question-values.ts';

interface JobQuestionOptionsProps {
  /** Path of the question in the form. */
  path: string;
  question: QuestionValues;
  onChange: (next: QuestionValues) => void;
  errorOf: (field: string) => string | undefined;
}

/** Options of a choice, each with a checkbox for acceptable answers. */
export function JobQuestionOptions({ path, question, onChange, errorOf }: JobQuestionOptionsProps) {
  const { t } = useTranslation('job-post');
  const { options = [], several } = question;
  const change = (next: typeof options) => onChange({ ...question, options: next });
  const error = errorOf('options');
  const focus = (place: number) =>
    requestAnimationFrame(() => document.getElementById(fieldId(`${path}.options.${place}.name`))?.focus());
  const add = () => {
    onChange(withOption(question));
    focus(options.length);
  };
  const label = `${path}-options`;
  return (
    <Stack gap="xs" role="group" aria-labelledby={label}>
      <div>
        <Input.Label labelElement="div" id={label}>
          {jobField('questions.0.options')}
        </Input.Label>
        <Text size="sm" c="dimmed">
          {t('question.fitsHint')}
        </Text>
      </div>
      {options.map(({ name, fits }, place) => (
        <div key={place} className={classes.option}>
          <TextInput
            id={fieldId(`${path}.options.${place}.name`)}
            aria-label={t('question.option', { number: place + 1 })}
            placeholder={t('question.option', { number: place + 1 })}
            maxLength={optionLength}
            value={name}
            error={errorOf(`options.${place}.name`)}
            onChange={(event) =>
              change(replaced(options, place, { name: event.currentTarget.value, fits: fits ?? false }))
            }
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter would submit the form.
              event.preventDefault();
              if (place < options.length - 1) focus(place + 1);
              else if (options.length < maxOptions) add();
            }}
          />
          <Checkbox
            label={<span className={classes.fits}>{t('question.fits')}</span>}
            aria-label={t('question.fitsOption', { option: name || place + 1 })}
            checked={fits ?? false}
            onChange={(event) =>
              change(replaced(options, place, { name, fits: event.currentTarget.checked }))
            }
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('question.removeOption', { option: name || place + 1 })}
            onClick={() => {
              change(without(options, place));
              focus(Math.min(place, options.length - 2));
            }}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {error && (
        <Text size="sm" c="red" id={fieldId(`${path}.options`)} tabIndex={-1}>
          {error}
        </Text>
      )}
      <Group justify="space-between">
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={options.length >= maxOptions}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
        >
          {t('question.addOption')}
        </Button>
        <Switch
          label={t('question.several')}
          checked={several ?? false}
          onChange={(event) => onChange({ ...question, several: event.currentTarget.checked })}
        />
      </Group>
    </Stack>
  );
}
