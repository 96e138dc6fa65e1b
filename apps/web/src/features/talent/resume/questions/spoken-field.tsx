import { Button, Text, Textarea } from '@mantine/core';
import { IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { inputProps } from '../../../../ui/form-field.tsx';
import type { AnswerForm } from './answer.ts';
import classes from './questions.module.css';
import { canDictate, useDictation } from './use-dictation.ts';

export interface SpokenFieldProps {
  form: AnswerForm;
  name: 'wanted' | 'skills' | 'places' | 'hours';
  label: string;
  /** True where the heading is the label. */
  isHeaded?: boolean;
  placeholder: string;
  maxLength: number;
  rows: number;
}

/** A text that can also be spoken: each phrase becomes a line, or the continuation of the only one. */
export function SpokenField({ form, name, label, isHeaded, rows, ...props }: SpokenFieldProps) {
  const { t } = useTranslation('resume-questions');
  const [canSpeak] = useState(canDictate);
  const areLines = rows > 2;
  const { isListening, fault, start, stop } = useDictation((text) => {
    const before = form.getValues(name).trim();
    const said = [before, text].filter(Boolean).join(areLines ? '\n' : ' ');
    form.setValue(name, said.slice(0, props.maxLength), { shouldDirty: true });
    form.clearErrors(name);
  });
  return (
    <div className={classes.spoken}>
      <Textarea
        {...props}
        autosize
        minRows={rows}
        maxRows={12}
        size="lg"
        {...(isHeaded ? { 'aria-label': label } : { label })}
        {...inputProps(form, name)}
        {...form.register(name, { onChange: () => form.clearErrors(name) })}
      />
      {canSpeak && (
        <Button
          size="lg"
          variant={isListening ? 'filled' : 'light'}
          aria-pressed={isListening}
          className={classes.speak}
          leftSection={
            isListening ? (
              <IconPlayerStopFilled size={22} aria-hidden />
            ) : (
              <IconMicrophone size={24} aria-hidden />
            )
          }
          onClick={isListening ? stop : start}
        >
          {t(isListening ? 'voice.stop' : 'voice.start')}
        </Button>
      )}
      <div role="status">
        {fault && (
          <Text size="sm" c="var(--mantine-color-error)">
            {t(`voice.${fault}`)}
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed">
        {canSpeak && areLines && `${t('voice.lines')} `}
        {t(canSpeak ? 'voice.hint' : 'voice.none')}
      </Text>
    </div>
  );
}
