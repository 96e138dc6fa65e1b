import { Button, Text, Textarea } from '@mantine/core';
import { IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { currentLocale } from '../../../../lib/locale.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { inputProps } from '../../../../ui/form-field.tsx';
import type { AnswerForm } from './answer.ts';
import classes from './questions.module.css';

/** The part of the Web Speech API in use; browsers without it have no such constructor. */
interface Recognition {
  lang: string;
  start(): void;
  stop(): void;
  abort(): void;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}
type Speaking = {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
};

const recognition = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Speaking;
  return SpeechRecognition ?? webkitSpeechRecognition;
};

const canDictate = () => recognition() !== undefined;

const spoken = { en: 'en-US', km: 'km-KH' };

type DictationFault = 'denied' | 'silent' | 'offline' | 'failed';
const faults: Record<string, DictationFault> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  'no-speech': 'silent',
  network: 'offline',
};

/** Turns speech in the page's language into text: one phrase at a time, which ends with a pause. */
function useDictation(onHeard: (text: string) => void) {
  const [isListening, setListening] = useState(false);
  const [fault, setFault] = useState<DictationFault | null>(null);
  const running = useRef<Recognition>(null);
  const heard = useRef(onHeard);
  useEffect(() => {
    heard.current = onHeard;
  });
  useEffect(() => () => running.current?.abort(), []);

  function start() {
    const Recognizer = recognition();
    if (!Recognizer) return;
    const one = new Recognizer();
    let outcome: DictationFault | 'heard' | 'stopped' = 'silent';
    one.lang = spoken[currentLocale()];
    one.onresult = ({ results }) => {
      const text = Array.from(results, (guesses) => guesses[0]?.transcript.trim())
        .filter(Boolean)
        .join(' ');
      if (!text) return;
      outcome = 'heard';
      heard.current(text);
    };
    one.onerror = ({ error }) => {
      outcome = error === 'aborted' ? 'stopped' : (faults[error] ?? 'failed');
    };
    one.onend = () => {
      running.current = null;
      setListening(false);
      setFault(outcome === 'heard' || outcome === 'stopped' ? null : outcome);
    };
    running.current = one;
    setFault(null);
    setListening(true);
    one.start();
  }
  return { isListening, fault, start, stop: () => running.current?.stop() };
}

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
    const combined = [before, text].filter(Boolean).join(areLines ? '\n' : ' ');
    form.setValue(name, combined.slice(0, props.maxLength), { shouldDirty: true });
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
