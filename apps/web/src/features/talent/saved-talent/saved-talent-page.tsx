import { textIn } from '@acheep/contract/kernel/bilingual';
import { newestFirst } from '@acheep/contract/kernel/list';
import { paths } from '@acheep/contract/paths';
import type { SavedTalent } from '@acheep/contract/talent/saved-talent';
import { Button, Stack } from '@mantine/core';
import { IconUserHeart } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { TalentCard } from '../../../entities/talent/resume/talent-card.tsx';
import { SaveTalentButton } from '../../../entities/talent/saved-talent/save-talent-button.tsx';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';

/** A saved CV with its date and the number of notes. */
function Saved({ saved: { talent, name, notes, createdAt } }: { saved: SavedTalent }) {
  const { t } = useTranslation('saved-talent');
  const title = textIn(name ?? talent.title ?? talent.position, currentLocale()) ?? t('cv');
  return (
    <TalentCard
      talent={talent}
      to={paths.talent(talent._id)}
      name={name}
      mark={<SaveTalentButton id={talent._id} name={title} />}
      note={
        <>
          <DateText value={createdAt}>{(date) => t('savedOn', { date })}</DateText>
          {notes > 0 && ` · ${t('notesCount', { count: notes })}`}
        </>
      }
    />
  );
}

/** CVs saved by the company. Removed ones stay in place until the list is opened again. */
export function SavedTalentPage() {
  const { t } = useTranslation('saved-talent');
  const list = useWorkList(newestFirst, 'GET /saved-talent');
  return (
    <WorkList
      list={list}
      words="saved-talent"
      icon={IconUserHeart}
      firstStep={
        <Button component={Link} to={paths.talentSearch()}>
          {t('find')}
        </Button>
      }
      rowHeight={210}
      rows={(records) => (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('title')}>
          {records.map((saved) => (
            <li key={saved._id}>
              <Saved saved={saved} />
            </li>
          ))}
        </Stack>
      )}
    />
  );
}
