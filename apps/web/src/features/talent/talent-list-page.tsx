import { textIn } from '@acheep/contract/kernel/bilingual';
import { filterNames, listRequest } from '@acheep/contract/kernel/list-url';
import { paths } from '@acheep/contract/paths';
import { talents } from '@acheep/contract/talent/talent-option';
import { useQuery } from '@tanstack/react-query';
import { TalentCard } from '../../entities/talent/resume/talent-card.tsx';
import { SaveTalentButton } from '../../entities/talent/saved-talent/save-talent-button.tsx';
import { apiPage } from '../../lib/api-query.ts';
import { currentLocale } from '../../lib/locale.ts';
import { useListUrl } from '../../lib/use-list-url.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { FoundList } from './found-list.tsx';

/** Anonymous profiles of job seekers. */
export function TalentListPage() {
  const { t } = useTranslation('talent');
  const control = useListUrl(talents);
  const result = useQuery(apiPage('GET /talent', { query: listRequest(talents, control.asked) }));
  return (
    <FoundList
      of="talents"
      lead={t('talents.lead')}
      names={filterNames(talents)}
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
