import {
  type AdminReference,
  adminReferenceMerge,
  type SkillWord,
} from '@acheep/contract/jobs/reference-admin';
import { Button, Group, Paper, Select, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { recordChoices } from '../../../entities/jobs/reference/reference.ts';
import { toast } from '../../../lib/feedback.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { localized } from '../../../lib/locale.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { skillWordQuery, useMergeWord } from './reference-admin.api.ts';

interface SkillWordsProps {
  skills: readonly AdminReference[];
}

interface IntoFieldProps {
  form: UseFormReturn<{ into: string }, unknown, { into: string }>;
  choices: readonly { value: string; label: string }[];
}

/** Field for the entry that remains. */
export function IntoField({ form, choices }: IntoFieldProps) {
  const { t } = useTranslation('reference-admin');
  return (
    <FormField form={form} name="into">
      {({ value, onChange, ...field }) => (
        <Select
          {...field}
          label={t('merging.into')}
          placeholder={t('merging.choose')}
          data={choices}
          value={value || null}
          onChange={(chosen) => onChange(chosen ?? '')}
          searchable
          withAsterisk
        />
      )}
    </FormField>
  );
}

/** Dialog for the listed skill that a word stands for. */
function WordDialog({ word, skills, onClose }: SkillWordsProps & { word: SkillWord; onClose: () => void }) {
  const { t } = useTranslation('reference-admin');
  const merge = useMergeWord();
  const state = useSendForm({
    resolver: bodyResolver<{ into: string }>(adminReferenceMerge.body),
    defaultValues: { into: '' },
    send: ({ into }) => merge.mutateAsync({ word: word.word, into }),
    onSent: (_, { into }) => {
      onClose();
      const skill = skills.find(({ _id }) => _id === into);
      const title = skill ? localized(skill.name) : '';
      void toast({ tone: 'success', message: t('done.merged', { title }), id: 'reference' });
    },
  });
  return (
    <FormDialog
      state={state}
      title={t('merging.title', { title: word.word })}
      action={t('merging.do')}
      onClose={onClose}
    >
      <Text size="sm">{t('words.rewrites')}</Text>
      <IntoField form={state.form} choices={recordChoices(skills)} />
    </FormDialog>
  );
}

/** Skills in jobs and CVs that are in no list: most are other spellings of listed skills. */
export function SkillWords({ skills }: SkillWordsProps) {
  const { t } = useTranslation('reference-admin');
  const { data: words, error, refetch } = useQuery(skillWordQuery);
  const [merging, setMerging] = useState<SkillWord | null>(null);
  if (words?.length === 0) return null;
  return (
    <>
      <Title order={2} size="h4" mt="xl">
        {t('words.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('words.lead')}
      </Text>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('words.title')}>
        {words?.map((one) => (
          <Paper component="li" withBorder p="sm" key={one.word}>
            <Group justify="space-between" wrap="nowrap" gap="sm">
              <div style={{ minWidth: 0 }}>
                <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
                  {one.word}
                </Text>
                <Text size="sm" c="dimmed">
                  {[
                    one.jobs > 0 && t('uses.jobs', { count: one.jobs }),
                    one.resumes > 0 && t('uses.resumes', { count: one.resumes }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
              <Button
                size="sm"
                variant="default"
                style={{ flex: 'none' }}
                aria-label={t('merging.title', { title: one.word })}
                onClick={() => setMerging(one)}
              >
                {t('merge')}
              </Button>
            </Group>
          </Paper>
        ))}
      </Stack>
      {merging && <WordDialog word={merging} skills={skills} onClose={() => setMerging(null)} />}
    </>
  );
}
