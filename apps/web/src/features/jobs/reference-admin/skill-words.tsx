import type { AdminReference, SkillWord } from '@acheep/contract/jobs/reference-admin';
import { Button, Group, Paper, Select, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recordChoices } from '../../../entities/jobs/reference/reference.ts';
import { toast } from '../../../lib/feedback.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { skillWordQuery, useMergeWord } from './reference-admin.api.ts';

interface SkillWordsProps {
  skills: readonly AdminReference[];
}

/** Asks which skill of the list a word is. */
function WordDialog({ word, skills, onClose }: SkillWordsProps & { word: SkillWord; onClose: () => void }) {
  const { t } = useTranslation('reference-admin');
  const common = useTranslation().t;
  const merge = useMergeWord();
  const [into, setInto] = useState<string | null>(null);
  const save = async () => {
    if (!into) return;
    const done = await merge.mutateAsync({ word: word.word, into }).catch(() => null);
    if (!done) return;
    onClose();
    const skill = skills.find(({ _id }) => _id === into);
    const title = skill ? localized(skill.name) : '';
    void toast({ tone: 'success', message: t('done.merged', { title }), id: 'reference' });
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('merging.title', { title: word.word })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Stack>
        <Text size="sm">{t('words.rewrites')}</Text>
        <Select
          label={t('merging.into')}
          placeholder={t('merging.choose')}
          data={recordChoices(skills)}
          value={into}
          onChange={setInto}
          searchable
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button loading={merge.isPending} disabled={!into} onClick={() => void save()}>
            {t('merging.do')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Skills as jobs and CVs write them that are in no list: most are a skill of the list, written in another way. */
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
