import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { languageOf } from '../../../entities/companies/company/company-name.ts';
import { OfferCompany } from '../../../entities/companies/company/offer-page.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { plainStart } from '../../../ui/plain-start.ts';

/** Number of characters of the company's description; the rest is on its page. */
const longest = 320;

/** The organising company. */
export function GatheringHost({ company }: { company: GatheringDetail['company'] }) {
  const { t } = useTranslation('gathering');
  const about = company.about ? plainStart(company.about, longest) : null;
  return (
    <OfferCompany
      title={t('host')}
      company={company}
      about={about && <Text lang={languageOf(about)}>{about}</Text>}
      links={
        <>
          <Anchor component={Link} to={paths.trainingList({ companyId: company._id })}>
            {t('training.ofHost')}
          </Anchor>
          <Anchor component={Link} to={paths.eventList({ companyId: company._id })}>
            {t('event.ofHost')}
          </Anchor>
        </>
      }
    />
  );
}
