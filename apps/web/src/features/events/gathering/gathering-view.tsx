import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { eventTypes, trainingLevels } from '@acheep/contract/events/gathering-option';
import { headOfGathering } from '@acheep/contract/kernel/page-head';
import { paths } from '@acheep/contract/kernel/paths';
import { Alert, Anchor, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { companyName, languageOf } from '../../../entities/companies/company/company-name.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { GatheringAttachments } from './gathering-attachments.tsx';
import { GatheringCompanies } from './gathering-companies.tsx';
import { GatheringContact } from './gathering-contact.tsx';
import { GatheringFacts } from './gathering-facts.tsx';
import { GatheringHost } from './gathering-host.tsx';
import classes from './gathering-page.module.css';
import { GatheringSessions } from './gathering-sessions.tsx';
import { GatheringSimilar } from './gathering-similar.tsx';
import { GatheringSpeakers } from './gathering-speakers.tsx';
import { GatheringSummary } from './gathering-summary.tsx';

function Head({ gathering }: { gathering: GatheringDetail }) {
  const { t } = useTranslation(['gathering', 'gathering-card']);
  const { kind, category, title, eventType, level } = gathering;
  const list = kind === 'training' ? paths.trainingList : paths.eventList;
  const company = companyName(gathering.company);
  const sort = eventType ? eventTypes[eventType] : level && trainingLevels[level];
  const way = [
    { label: t(`${kind}.title`), link: { component: Link, to: list() } },
    ...(category
      ? [{ label: localized(category.name), link: { component: Link, to: list({ category }) } }]
      : []),
  ];
  return (
    <header className={classes.head}>
      <Breadcrumb label={t('breadcrumb')} items={way} />
      {sort && <p className={classes.sort}>{localized(sort)}</p>}
      {gathering.pinned && <StatusBadge tone="wait">{t('gathering-card:promoted')}</StatusBadge>}
      <Title order={1} className={classes.title} lang={languageOf(title)}>
        {title}
      </Title>
      <p className={classes.by}>
        {t('by')}{' '}
        <Anchor component={Link} to={paths.company(gathering.company._id)} lang={languageOf(company)}>
          {company}
        </Anchor>
      </p>
    </header>
  );
}

/** A training or an event, whole: when, where and how much stay in sight beside the texts. */
export function GatheringView({ gathering }: { gathering: GatheringDetail }) {
  const { t } = useTranslation('gathering');
  const { kind, status, cover, endsAt, company, description } = gathering;
  const over = endsAt !== null && new Date(endsAt) <= new Date();
  const texts = [
    [t('text.description'), description],
    [t('text.outcomes'), gathering.outcomes],
    [t('text.audience'), gathering.audience],
    [t('text.programme'), gathering.programme],
  ] as const;
  return (
    <>
      <PageHead {...headOfGathering(gathering, currentLocale())} />
      {status === 'closed' && (
        <Alert
          color="gray"
          icon={<IconLock aria-hidden />}
          title={t(over ? `${kind}.over` : `${kind}.closed`)}
          mb="md"
        >
          {t(over ? 'overText' : 'closedText')}
        </Alert>
      )}
      <article className={classes.columns}>
        <Head gathering={gathering} />
        <GatheringSummary gathering={gathering} />
        <div className={classes.main}>
          {cover && <img className={classes.cover} src={cover.image} alt="" decoding="async" />}
          {texts.map(
            ([heading, html]) =>
              html && (
                <Section key={heading} title={heading}>
                  <div lang={languageOf(html)} className={classes.text}>
                    <RichText html={html} />
                  </div>
                </Section>
              ),
          )}
          <GatheringSessions gathering={gathering} />
          <GatheringSpeakers gathering={gathering} />
          <GatheringFacts gathering={gathering} />
          <GatheringCompanies gathering={gathering} />
          <GatheringAttachments files={gathering.attachments} />
          <GatheringContact gathering={gathering} />
          <GatheringHost company={company} />
        </div>
      </article>
      <GatheringSimilar gathering={gathering} />
    </>
  );
}
