import { textIn } from '@acheep/contract/kernel/bilingual';
import { paths } from '@acheep/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { TalentCard } from '../../entities/talent/resume/talent-card.tsx';
import { SaveTalentButton } from '../../entities/talent/saved-talent/save-talent-button.tsx';
import { apiPage } from '../../lib/api-query.ts';
import { filterNames, listRequest } from '../../lib/list-url.ts';
import { currentLocale } from '../../lib/locale.ts';
import { useListUrl } from '../../lib/use-list-url.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { FoundList } from './found-list.tsx';
import { talentList } from './talent-list.ts';

/** Anonymous profiles of job seekers. */
export function TalentListPage() {
  const { t } = useTranslation('talent');
  const control = useListUrl(talentList);
  const result = useQuery(apiPage('GET /talent', { query: listRequest(talentList, control.asked) }));
  return (
    <FoundList
      of="talents"
      lead={t('talents.lead')}
      names={filterNames(talentList)}
      control={control}
      result={result}
      home={paths.talentSearch()}
      card={(talent) => (
        <TalentCard
          talent={talent}
          to={paths.talent(talent._id)}
          mark={
            <SaveTalentButton
              id={talent._id}
              name={textIn(talent.title ?? talent.position, currentLocale()) ?? t('untitled')}
            />
          }
        />
      )}
    />
  );
}
