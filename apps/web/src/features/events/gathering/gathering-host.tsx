import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName, languageOf } from '../../../entities/companies/company/company-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { plainStart } from '../../../ui/plain-start.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './gathering-page.module.css';

/** As much of a company as says who it is; the rest is on its page. */
const longest = 320;

/** Who holds it. */
export function GatheringHost({ company }: { company: GatheringDetail['company'] }) {
  const { t } = useTranslation('gathering');
  const name = companyName(company);
  const about = company.about ? plainStart(company.about, longest) : null;
  return (
    <Section title={t('host')}>
      <div className={classes.host}>
        <CompanyAvatar company={company} src={company.logo} size="large" />
        <div>
          <Anchor component={Link} to={paths.company(company._id)} fw={650} lang={languageOf(name)}>
            {name}
          </Anchor>
          {about && <Text lang={languageOf(about)}>{about}</Text>}
          <Text c="dimmed" size="sm" lang={languageOf(company.address)}>
            {company.address}
          </Text>
          <div className={classes.hostLinks}>
            <Anchor component={Link} to={paths.trainingList({ companyId: company._id })}>
              {t('training.ofHost')}
            </Anchor>
            <Anchor component={Link} to={paths.eventList({ companyId: company._id })}>
              {t('event.ofHost')}
            </Anchor>
          </div>
        </div>
      </div>
    </Section>
  );
}
