import { textIn } from '@acheep/contract/kernel/bilingual';
import { paths } from '@acheep/contract/paths';
import type { SavedTalent } from '@acheep/contract/talent/saved-talent';
import { Button, Stack } from '@mantine/core';
import { IconUserHeart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { TalentCard } from '../../../entities/talent/resume/talent-card.tsx';
import { SaveTalentButton } from '../../../entities/talent/saved-talent/save-talent-button.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { isNarrowed, listRequest } from '../../../lib/list-url.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListResults } from '../../../ui/list-results.tsx';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';

const savedList = { filters: {}, sorts: ['createdAt_-1', 'createdAt_1'], limit: 20 } as const;

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
  const common = useTranslation().t;
  const control = useListUrl(savedList);
  const query = useQuery(apiPage('GET /saved-talent', { query: listRequest(savedList, control.asked) }));
  const narrowed = isNarrowed(control.asked);
  const find = (
    <Button component={Link} to={paths.talentSearch()}>
      {t('find')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      {((query.data?.meta.total ?? 0) > 0 || narrowed) && (
        <FilterBar {...control} search={{ label: t('search') }} />
      )}
      <ListResults
        query={query}
        asked={control.asked}
        pageLink={control.pageLink}
        waiting={<SkeletonList height={210} />}
        empty={
          narrowed ? (
            <NothingFound
              {...control}
              title={t('notFound')}
              all={<Button onClick={control.reset}>{common('list.showAll')}</Button>}
            />
          ) : (
            <EmptyState icon={IconUserHeart} title={t('emptyTitle')} text={t('emptyText')} action={find} />
          )
        }
      >
        {(records) => (
          <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('title')}>
            {records.map((saved) => (
              <li key={saved._id}>
                <Saved saved={saved} />
              </li>
            ))}
          </Stack>
        )}
      </ListResults>
    </>
  );
}
