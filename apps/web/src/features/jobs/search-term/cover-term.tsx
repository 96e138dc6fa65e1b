import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { synonymQuery } from '../../../entities/jobs/synonym/synonym.api.ts';
import { SynonymForm } from '../../../entities/jobs/synonym/synonym-form.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';

interface CoverTermProps {
  words: string;
  onClose: () => void;
}

/** Makes a synonym of what was searched for: in a group that is there, or with other words in a new one. */
export function CoverTerm({ words, onClose }: CoverTermProps) {
  const { t } = useTranslation('search-term');
  const { data: groups = [] } = useQuery(synonymQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const group = groups.find(({ _id }) => _id === chosen) ?? null;
  return (
    <SynonymForm
      key={group?._id ?? 'new'}
      record={group}
      add={words}
      onClose={onClose}
      lead={
        groups.length > 0 && (
          <Select
            label={t('group')}
            placeholder={t('newGroup')}
            data={groups.map((one) => ({ value: one._id, label: one.words.join(', ') }))}
            value={chosen}
            onChange={setChosen}
            searchable
            clearable
          />
        )
      }
    />
  );
}
