import { useEffect, useRef, useState } from 'react';
import { currentLocale } from '../../../../lib/locale.ts';

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

export const canDictate = () => recognition() !== undefined;

const spoken = { en: 'en-US', km: 'km-KH' };

export type DictationFault = 'denied' | 'silent' | 'offline' | 'failed';
const faults: Record<string, DictationFault> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  'no-speech': 'silent',
  network: 'offline',
};

/** Turns speech in the page's language into text: one phrase at a time, which ends with a pause. */
export function useDictation(onHeard: (text: string) => void) {
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
