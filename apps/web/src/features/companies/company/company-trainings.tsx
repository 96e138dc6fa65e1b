import { IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { GatheringCardList } from '../../../entities/events/gathering/gathering-card-list.tsx';
import { apiQuery } from '../../../lib/api-query.ts';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/section.tsx';

/** Most upcoming trainings of one company that its page shows. */
const maxTrainings = 50;

/** A company's upcoming trainings. */
function CompanyTrainings({ id }: { id: string }) {
  const { t } = useTranslation('company');
  const { data, error, refetch } = useQuery(
    apiQuery('GET /training', { query: { limit: maxTrainings, 'filter[companyId]': id } }),
  );
  return (
    <Section title={t('tabs.trainings')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.data.length === 0 ? (
        <EmptyState
          art="teacher"
          icon={IconSchool}
          title={t('none.trainings')}
          text={t('none.trainingsText')}
        />
      ) : (
        <GatheringCardList gatherings={data?.data} expected={2} twoColumns as="h3" />
      )}
    </Section>
  );
}

/** Loaded together with the texts of its cards. */
export const whenWorded = loadNamespaces(['gathering-card']).then(() => ({ default: CompanyTrainings }));
