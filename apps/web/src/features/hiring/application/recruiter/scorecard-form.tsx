import { type CandidateScorecards, scorecardSave } from '@acheep/contract/hiring/scorecard';
import {
  criterionName,
  type Score,
  scorecardNoteLength,
  scores,
} from '@acheep/contract/hiring/scorecard-option';
import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import type { Resolver } from 'react-hook-form';
import { choicesOf } from '../../../../lib/choice.ts';
import { toast } from '../../../../lib/feedback.ts';
import { fieldNames } from '../../../../lib/field-name.ts';
import { useFormDraft } from '../../../../lib/form-draft.ts';
import { bodyResolver } from '../../../../lib/form-values.ts';
import { localized } from '../../../../lib/locale.ts';
import { useSendForm } from '../../../../lib/use-record-form.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { FormField, inputProps } from '../../../../ui/form-field.tsx';
import { RestoredNote } from '../../../../ui/restored-note.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { type ScorecardBody, useSaveScorecard } from './scorecard.api.ts';

const label = fieldNames(scorecardSave.body);

interface ScorecardValues {
  /** One for each criterion; the empty string where the colleague cannot say. */
  scores: { criterion: string; score: Score | '' }[];
  overall: Score | '';
  note: string;
}

const validate = bodyResolver<ScorecardBody, ScorecardValues>(scorecardSave.body);
/** Criteria without a score are not sent. */
const resolver: Resolver<ScorecardValues, unknown, ScorecardBody> = (values, context, options) =>
  validate({ ...values, scores: values.scores.filter(({ score }) => score) }, context, options);

interface ScorecardFormProps {
  applicationId: string;
  scorecards: CandidateScorecards;
  onDone: () => void;
  /** Leaves the form of an existing scorecard. */
  onCancel?: () => void;
}

/** One's own scorecard of a candidate, new or to be changed. */
export function ScorecardForm({ applicationId, scorecards, onDone, onCancel }: ScorecardFormProps) {
  const { t } = useTranslation('scorecard');
  const common = useTranslation().t;
  const { criteria, own } = scorecards;
  const save = useSaveScorecard(applicationId);
  const scoreOf = (criterion: string) => own?.scores.find((one) => one.criterion === criterion)?.score ?? '';
  const state = useSendForm<ScorecardValues, ScorecardBody, unknown>({
    resolver,
    defaultValues: {
      scores: criteria.map((criterion) => ({ criterion, score: scoreOf(criterion) })),
      overall: own?.overall ?? '',
      note: own?.note ?? '',
    },
    send: (body) => save.mutateAsync(body),
    onSent: () => {
      draft.forget();
      void toast({ tone: 'success', message: t('saved'), id: 'scorecard' });
      onDone();
    },
  });
  const { form } = state;
  const draft = useFormDraft(`scorecard ${applicationId} ${own?.updatedAt ?? ''} ${criteria.join()}`, form);
  const { errors } = form.formState;
  return (
    <form noValidate aria-label={t(own ? 'change' : 'give')} onSubmit={(event) => void state.submit(event)}>
      <Stack gap="md">
        {draft.restored && <RestoredNote onDiscard={draft.discard} />}
        {criteria.map((criterion, place) => (
          <FormField key={criterion} form={form} name={`scores.${place}.score`}>
            {({ ref: _, ...field }) => (
              <Radio.Group {...field} label={localized(criterionName(criterion))}>
                <Group gap="md" mt={4}>
                  {choicesOf(scores).map((choice) => (
                    <Radio key={choice.value} value={choice.value} label={choice.label} />
                  ))}
                  <Radio value="" label={t('cannotSay')} />
                </Group>
              </Radio.Group>
            )}
          </FormField>
        ))}
        {errors.scores?.message && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {errors.scores.message}
          </Text>
        )}
        <FormField form={form} name="overall">
          {({ ref: _, ...field }) => (
            <Radio.Group {...field} label={label('overall')} withAsterisk>
              <Group gap="md" mt={4} mb={field.error ? 4 : 0}>
                {choicesOf(scores).map((choice) => (
                  <Radio key={choice.value} value={choice.value} label={choice.label} />
                ))}
              </Group>
            </Radio.Group>
          )}
        </FormField>
        <Textarea
          label={t('note')}
          description={t('noteHint')}
          autosize
          minRows={2}
          maxLength={scorecardNoteLength}
          {...inputProps(form, 'note')}
        />
        <Group gap="xs" justify="end">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {common('cancel')}
            </Button>
          )}
          <SubmitButton loading={state.sending}>{own ? common('save') : t('submit')}</SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
