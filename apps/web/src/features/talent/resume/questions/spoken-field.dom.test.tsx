import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../../../../lib/i18n.ts';
import words from '../../../../locales/en/talent/resume-questions.json';
import { type Answers, openAnswers, type SectionBody } from './answer.ts';
import { SpokenField } from './spoken-field.tsx';

type Handler<E> = ((event: E) => void) | null;
/** What a browser does, driven by the test. */
class Recognition {
  static last: Recognition;
  lang = '';
  onresult: Handler<{ results: { transcript: string }[][] }> = null;
  onerror: Handler<{ error: string }> = null;
  onend: (() => void) | null = null;
  abort = vi.fn();
  start() {
    Recognition.last = this;
  }
  stop() {
    this.onend?.();
  }
  hear(transcript: string) {
    this.onresult?.({ results: [[{ transcript }]] });
    this.onend?.();
  }
  fail(error: string) {
    this.onerror?.({ error });
    this.onend?.();
  }
}

const Field = () => {
  const form = useForm<Answers, unknown, SectionBody[]>({
    defaultValues: openAnswers({ name: 'Dara' } as Parameters<typeof openAnswers>[0]),
  });
  return <SpokenField form={form} name="skills" label="Skills" placeholder="" maxLength={40} rows={4} />;
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ addEventListener() {}, removeEventListener() {} }));
  // The height of the field follows its fonts.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  await startI18n();
  await loadNamespaces(['resume-questions']);
  document.body.innerHTML = '<div></div>';
});
afterEach(() => vi.unstubAllGlobals());

async function drawn() {
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(<MantineProvider env="test">{<Field />}</MantineProvider>));
  const button = () => document.querySelector('button');
  const press = () => act(async () => button()?.click());
  const text = () => document.querySelector('textarea')?.value;
  return { root, button, press, text };
}

describe('an answer that is spoken', () => {
  it('has no button where the browser cannot listen, and a hint at the keyboard’s', async () => {
    vi.stubGlobal('SpeechRecognition', undefined);
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    const { root, button } = await drawn();
    expect(button()).toBeNull();
    expect(document.body.textContent).toContain(words.voice.none);
    await act(async () => root.unmount());
  });

  it('becomes one line for each phrase, in the language of the page, and no longer than it may be', async () => {
    vi.stubGlobal('webkitSpeechRecognition', Recognition);
    const { root, button, press, text } = await drawn();
    await press();
    expect([button()?.textContent, Recognition.last.lang]).toEqual([words.voice.stop, 'en-US']);
    await act(async () => Recognition.last.hear(' sew shirts '));
    expect([text(), button()?.textContent]).toEqual(['sew shirts', words.voice.start]);
    await press();
    await act(async () => Recognition.last.hear('iron'));
    expect(text()).toBe('sew shirts\niron');
    await press();
    await act(async () => Recognition.last.hear('x'.repeat(60)));
    expect(text()).toHaveLength(40);
    await press();
    const { abort } = Recognition.last;
    await act(async () => root.unmount());
    expect(abort).toHaveBeenCalledOnce();
  });

  it.each([
    ['not-allowed', words.voice.denied],
    ['no-speech', words.voice.silent],
    ['network', words.voice.offline],
    ['bad-grammar', words.voice.failed],
  ])('says what to do after %s', async (error, said) => {
    vi.stubGlobal('SpeechRecognition', Recognition);
    const { root, press } = await drawn();
    await press();
    await act(async () => Recognition.last.fail(error));
    const status = () => document.querySelector('[role=status]')?.textContent;
    expect(status()).toBe(said);
    await press();
    expect(status()).toBe('');
    await act(async () => Recognition.last.stop());
    expect(status()).toBe(words.voice.silent);
    await press();
    await act(async () => Recognition.last.fail('aborted'));
    expect(status()).toBe('');
    await act(async () => root.unmount());
  });
});
