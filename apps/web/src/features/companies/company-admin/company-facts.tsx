import type { AdminCompanyDetail } from '@acheep/contract/companies/company-admin';
import { mailDomains } from '@acheep/contract/companies/company-admin-option';
import { companySizes } from '@acheep/contract/companies/company-option';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PaperList } from '../../../entities/companies/company/paper-list.tsx';
import { localized } from '../../../lib/locale.ts';
import { openInTab } from '../../../lib/open-in-tab.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { usePaperLink } from './company-admin.api.ts';
import classes from './company-admin.module.css';

type Facts = [label: string, value: ReactNode][];

/** Facts below each other; those without a value are left out. */
const FactList = ({ facts }: { facts: Facts }) => (
  <dl className={classes.facts}>
    {facts.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

/** What the company says of itself. */
export function CompanyFacts({ company }: { company: AdminCompanyDetail }) {
  const { t } = useTranslation('company-admin');
  const { name, nameKm, address, province, industry, size, createdAt } = company;
  return (
    <Panel title={t('facts.title')}>
      <FactList
        facts={[
          [t('facts.name'), name],
          [t('facts.nameKm'), nameKm && <span lang="km">{nameKm}</span>],
          [t('facts.address'), address],
          [t('facts.province'), province && localized(province.name)],
          [t('facts.industry'), industry && localized(industry.name)],
          [t('facts.size'), size && localized(companySizes[size])],
          [t('facts.since'), <DateText key="since" value={createdAt} />],
        ]}
      />
    </Panel>
  );
}

/** What the company can be verified by. The server never opens a website that somebody typed: the operator does. */
export function CompanyEvidence({ company }: { company: AdminCompanyDetail }) {
  const { t } = useTranslation('company-admin');
  const { registrationNumber, vatTin, website, mailDomain, people, papers, verifiedAt } = company;
  const link = usePaperLink();
  const [owner] = people;
  const phones = people.flatMap(({ _id, name, phone }) => (phone ? [{ _id, name, phone }] : []));
  return (
    <Panel title={t('evidence.title')}>
      <FactList
        facts={[
          [t('evidence.registration'), registrationNumber ?? t('evidence.none')],
          [t('evidence.vatTin'), vatTin],
          [
            t('evidence.website'),
            website ? (
              <Anchor href={website} target="_blank" rel="noopener noreferrer nofollow" inherit>
                {website}
              </Anchor>
            ) : (
              t('evidence.none')
            ),
          ],
          [
            t('evidence.mail'),
            owner && (
              <>
                {owner.email}
                {mailDomain && (
                  <Text size="sm" c="dimmed">
                    {localized(mailDomains[mailDomain])}
                  </Text>
                )}
              </>
            ),
          ],
          [
            t('evidence.phone'),
            phones.length > 0
              ? phones.map(({ _id, name, phone }) => (
                  <div key={_id}>
                    <Anchor href={`tel:${phone}`} inherit>
                      {phoneText(phone)}
                    </Anchor>{' '}
                    ({name})
                  </div>
                ))
              : t('evidence.none'),
          ],
          [
            t('evidence.documents'),
            papers.length > 0 ? (
              <PaperList key="papers" papers={papers} onOpen={(id) => link.mutate(id, openInTab())} />
            ) : (
              t('evidence.noDocuments')
            ),
          ],
          [
            t('evidence.verified'),
            verifiedAt ? <DateText value={verifiedAt} format="time" /> : t('evidence.notYet'),
          ],
        ]}
      />
    </Panel>
  );
}
