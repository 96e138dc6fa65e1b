import type { Profile } from '@acheep/contract/accounts/account';
import { paths } from '@acheep/contract/paths';
import { noResumeYet, type OwnResume } from '@acheep/contract/talent/resume';
import { toNestErrors } from '@hookform/resolvers';
import { Anchor, Button, Progress, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { type FieldErrors, type Resolver, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useFormDraft } from '../../../../lib/form-draft.ts';
import { useSendForm } from '../../../../lib/use-record-form.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { RestoredNote } from '../../../../ui/restored-note.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { latestResume, useSaveSection } from '../resume.api.ts';
import { type Answer, type Answers, checkAnswers, openAnswers, type SectionBody } from './answer.ts';
import { questions } from './question-list.tsx';
import classes from './questions.module.css';
import { useTrade } from './use-trade.ts';

/** Name of the draft of the answers. */
export const draftName = 'resume questions';

/** Answers without which a CV says nothing. */
const required = ['wanted', 'skills'] as const satisfies readonly Answer[];

function useAnswers(profile: Profile, onMade: (resume: OwnResume) => void) {
  const { t } = useTranslation('resume-questions');
  const navigate = useNavigate();
  const { save } = useSaveSection();
  const resolver: Resolver<Answers, unknown, SectionBody[]> = (values, _context, options) => {
    const { bodies, errors } = checkAnswers(values, profile);
    for (const answer of required) if (!values[answer].trim()) errors[answer] = t(`${answer}.required`);
    const wrong = Object.entries(errors);
    if (wrong.length === 0) return { values: bodies, errors: {} };
    const marked = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'contract', message }]));
    return { values: {}, errors: toNestErrors(marked, options) as FieldErrors<Answers> };
  };
  const state = useSendForm<Answers, SectionBody[], OwnResume | null>({
    resolver,
    defaultValues: openAnswers(profile),
    send: async (bodies) => {
      let resume = await latestResume();
      // Made elsewhere in the meantime: nothing of it is overwritten.
      if (resume && resume._id !== state.form.getValues('begun')) return null;
      for (const { section, body } of bodies) {
        resume = await save(section, { ...body, updatedAt: resume?.updatedAt ?? noResumeYet });
        state.form.setValue('begun', resume._id, { shouldDirty: true });
      }
      return resume;
    },
    onSent: (resume) => {
      draft.forget();
      if (resume) onMade(resume);
      else void navigate(paths.resume(), { replace: true });
    },
  });
  const draft = useFormDraft(draftName, state.form);
  return { ...state, draft };
}

interface QuestionsFormProps {
  profile: Profile;
  onMade: (resume: OwnResume) => void;
}

/** Six questions, one at a time; their answers become a CV. */
export function QuestionsForm({ profile, onMade }: QuestionsFormProps) {
  const { t } = useTranslation('resume-questions');
  const { form, submit, sending, draft } = useAnswers(profile, onMade);
  const at = useWatch({ control: form.control, name: 'at' });
  const { key, answers, Fields } = questions[at] ?? questions[0];
  const usual = useTrade(form);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMoved = useRef(false);
  const isLast = at === questions.length - 1;
  const progress = t('progress', { number: at + 1, count: questions.length });

  function go(to: number) {
    isMoved.current = true;
    form.setValue('at', to, { shouldDirty: true });
  }
  // The next question is read aloud, and begins at its top.
  useEffect(() => {
    if (!isMoved.current || at < 0) return;
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [at]);

  async function next() {
    if (!(await form.trigger([...answers], { shouldFocus: true }))) return;
    if (!isLast) return go(at + 1);
    if (await form.trigger()) return submit();
    go(questions.findIndex((question) => question.answers.some((one) => form.getFieldState(one).invalid)));
  }

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void next();
      }}
    >
      <div className={classes.progress}>
        <Text size="sm" c="dimmed" aria-hidden>
          {progress}
        </Text>
        <Progress
          value={Math.round(((at + 1) / questions.length) * 100)}
          size="lg"
          radius="xl"
          aria-label={progress}
        />
      </div>
      {draft.restored && at === 0 && <RestoredNote onDiscard={draft.discard} />}
      <div>
        <Title order={1} ref={heading} tabIndex={-1} className={classes.question}>
          {t(`${key}.title`)}
        </Title>
        <Text size="md" c="dimmed" mt={4}>
          {t(`${key}.hint`)}
        </Text>
      </div>
      <Stack key={key} gap="lg">
        <Fields form={form} title={t(`${key}.title`)} usual={usual} />
      </Stack>
      <div className={classes.moves}>
        {at > 0 && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
            onClick={() => go(at - 1)}
          >
            {t('back')}
          </Button>
        )}
        <SubmitButton
          size="lg"
          loading={sending}
          className={classes.next}
          rightSection={!isLast && <IconArrowRight size={20} aria-hidden />}
        >
          {t(isLast ? 'make' : 'next')}
        </SubmitButton>
      </div>
      {at === 0 && (
        <Anchor component={Link} to={paths.resumeEdit()} className={classes.full}>
          {t('full')}
        </Anchor>
      )}
    </form>
  );
}
