import { maxQuestions } from '@acheep/contract/hiring/question-option';
import { suggestedQuestion, suggestionNames } from '@acheep/contract/hiring/question-suggestion';
import {
  criteriaOf,
  criterionLength,
  criterionName,
  criterionSuggestions,
  maxCriteria,
} from '@acheep/contract/hiring/scorecard-option';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { confirm } from '../../../lib/feedback.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { flatErrors } from '../../../ui/error-summary.tsx';
import { fieldId } from '../../../ui/field-id.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { TagsField } from '../../../ui/tags-field.tsx';
import type { JobForm } from './job-form-values.ts';
import classes from './job-question.module.css';
import { JobQuestion, moverId } from './job-question.tsx';
import { emptyQuestion, moved, type QuestionValues, replaced, without } from './job-question-values.ts';

/** Waits until the change is rendered. */
const focus = (...ids: string[]) =>
  requestAnimationFrame(() => {
    const fields = ids.map((id) => document.getElementById(id));
    fields.find((field) => field && !field.hasAttribute('disabled'))?.focus();
  });

/** Screening questions for applicants, and what candidates are scored by. */
export function JobFormQuestions({ form }: { form: JobForm }) {
  return (
    <>
      <FormField form={form} name="questions">
        {({ value, onChange, error }) => (
          <Questions
            questions={value ?? []}
            onChange={onChange}
            error={error}
            errors={new Map(flatErrors(form.formState.errors).map(({ name, message }) => [name, message]))}
          />
        )}
      </FormField>
      <Criteria form={form} />
    </>
  );
}

const inWords = (criteria: readonly string[]) => criteria.map((name) => localized(criterionName(name)));

/** Criteria of the scorecards. */
function Criteria({ form }: { form: JobForm }) {
  const { t } = useTranslation('scorecard');
  const { errors } = form.formState;
  const hint = { count: maxCriteria, standard: inWords(criteriaOf([])).join(', ') };
  return (
    <FormField form={form} name="criteria">
      {({ value, error, ...field }) => (
        <TagsField
          {...field}
          value={value ?? []}
          label={t('criteria')}
          description={t('criteriaHint', hint)}
          data={inWords(criterionSuggestions)}
          maxTags={maxCriteria}
          maxLength={criterionLength}
          error={error ?? flatErrors(errors).find(({ name }) => name.startsWith('criteria'))?.message}
        />
      )}
    </FormField>
  );
}

interface QuestionsProps {
  questions: readonly QuestionValues[];
  onChange: (next: QuestionValues[]) => void;
  /** Error of the whole list, and errors by field path. */
  error: string | undefined;
  errors: ReadonlyMap<string, string>;
}

function Questions({ questions, onChange, error, errors }: QuestionsProps) {
  const { t } = useTranslation('job-post');
  const [announcement, say] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const last = questions.length - 1;
  const suggestions = suggestionNames
    .map((name) => suggestedQuestion(name, currentLocale()))
    .filter(({ text }) => questions.every((question) => question.text !== text));
  const textOf = (place: number) => fieldId(`questions.${place}.text`);

  const add = (question: QuestionValues) => {
    onChange([...questions, question]);
    focus(textOf(questions.length));
  };
  const move = (place: number, way: 'up' | 'down') => {
    const to = way === 'up' ? place - 1 : place + 1;
    onChange(moved(questions, place, to));
    say(t('question.moved', { from: place + 1, to: to + 1 }));
    // The focus follows the moved question; at an end its button is disabled, so the opposite one gets it.
    focus(moverId(to, way), moverId(to, way === 'up' ? 'down' : 'up'));
  };
  const remove = async (place: number) => {
    const words = { title: t('question.removeTitle'), message: questions[place]?.text ?? '' };
    if (
      words.message.trim() &&
      (await confirm({ ...words, confirmLabel: t('question.removeAction') })) !== 'confirm'
    )
      return;
    onChange(without(questions, place));
    if (last > 0) focus(textOf(Math.min(place, last - 1)));
    else button.current?.focus();
  };
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('question.lead')}
      </Text>
      {questions.length > 0 && (
        <ol className={classes.list}>
          {questions.map((question, place) => (
            <JobQuestion
              key={place}
              place={place}
              last={place === last}
              question={question}
              errorOf={(field) => errors.get(`questions.${place}.${field}`)}
              onChange={(next) => onChange(replaced(questions, place, next))}
              onMove={(way) => move(place, way)}
              onRemove={() => void remove(place)}
            />
          ))}
        </ol>
      )}
      {error && (
        <Text size="sm" c="red">
          {error}
        </Text>
      )}
      <Menu position="bottom-start" width="target" withinPortal={false}>
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            className={classes.add}
            disabled={questions.length >= maxQuestions}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t('question.add')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item fw={600} onClick={() => add(emptyQuestion)}>
            {t('question.own')}
          </Menu.Item>
          {suggestions.length > 0 && <Menu.Label>{t('question.suggested')}</Menu.Label>}
          {suggestions.map((question) => (
            <Menu.Item key={question.text} className={classes.suggestion} onClick={() => add(question)}>
              {question.text}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
