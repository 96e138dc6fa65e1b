import '@mantine/core/styles/Rating.layer.css';
import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import { mostTags, tagLength } from '@acheep/contract/hiring/application-option';
import { Group, Rating, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { TagsField } from '../../../ui/tags-field.tsx';
import { tagsQuery, useRate, useTag } from './candidate.api.ts';

/** Stars and words on a candidate, saved as they are set. */
export function CandidateMarks({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const { _id, rating, tags } = application;
  const rate = useRate(_id);
  const tag = useTag(_id);
  const { data: known = [] } = useQuery(tagsQuery);
  const [shown, setShown] = useState(tags);
  return (
    <Stack gap="md" mt="lg">
      <Group gap="sm">
        <Text size="sm" fw={500} id="candidate-rating">
          {t('marks.rating')}
        </Text>
        <Rating
          aria-labelledby="candidate-rating"
          getSymbolLabel={(value) => t('marks.stars', { count: value })}
          size="lg"
          color="saffron"
          value={(rate.isPending ? rate.variables.rating : rating) ?? 0}
          // The star that is set takes the rating away.
          onChange={(value) => rate.mutate({ rating: value === rating || value === 0 ? null : value })}
        />
      </Group>
      <TagsField
        label={t('marks.tags')}
        description={t('marks.tagsHint')}
        data={known}
        maxTags={mostTags}
        maxLength={tagLength}
        value={shown}
        onChange={(next) => {
          setShown(next);
          tag.mutate({ tags: next }, { onError: () => setShown(tags) });
        }}
      />
    </Stack>
  );
}
