import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { eventTypes, type GatheringKind, trainingLevels } from '@acheep/contract/events/gathering-option';
import { languages } from '@acheep/contract/jobs/job-option';
import { headOfGathering } from '@acheep/contract/kernel/page-head';
import { paths } from '@acheep/contract/kernel/paths';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { Alert, Anchor, Text, Title } from '@mantine/core';
import { IconLock, IconMail, IconPhone, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { companyName, languageOf } from '../../../entities/companies/company/company-name.ts';
import offer from '../../../entities/companies/company/offer-page.module.css';
import {
  OfferAttachments,
  OfferFact,
  OfferTexts,
  WhenNear,
} from '../../../entities/companies/company/offer-page.tsx';
import { GatheringCardList } from '../../../entities/events/gathering/gathering-card-list.tsx';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { similarQuery } from './gathering.api.ts';
import { GatheringCompanies } from './gathering-companies.tsx';
import { GatheringHost } from './gathering-host.tsx';
import classes from './gathering-page.module.css';
import { GatheringSessions } from './gathering-sessions.tsx';
import { GatheringSpeakers } from './gathering-speakers.tsx';
import { GatheringSummary } from './gathering-summary.tsx';

const shown = 4;

function Similar({ kind, id, categoryId }: { kind: GatheringKind; id: string; categoryId: string }) {
  const { t } = useTranslation('gathering');
  // One more than shown, since the record itself may be among them.
  const { data, isError } = useQuery(similarQuery(kind, categoryId, shown + 1));
  const others = data?.data.filter(({ _id }) => _id !== id).slice(0, shown);
  if (isError || others?.length === 0) return null;
  return (
    <Section title={t(`${kind}.similar`)}>
      <GatheringCardList gatherings={others} expected={2} twoColumns />
    </Section>
  );
}

/** Further facts; those without a value are omitted. */
function GatheringFacts({ gathering }: { gathering: GatheringDetail }) {
  const { t } = useTranslation('gathering');
  const { category, eventType, level, certificate, postedAt } = gathering;
  return (
    <Section title={t('facts')}>
      <dl className={offer.facts}>
        <OfferFact label={t('filter.categoryId')}>{category && localized(category.name)}</OfferFact>
        <OfferFact label={t('filter.eventType')}>{eventType && localized(eventTypes[eventType])}</OfferFact>
        <OfferFact label={t('filter.level')}>{level && localized(trainingLevels[level])}</OfferFact>
        <OfferFact label={t('filter.language')}>
          {gathering.languages.map((code) => localized(languages[code])).join(', ')}
        </OfferFact>
        <OfferFact label={t('certificate')}>{certificate && t('certificateText')}</OfferFact>
        <OfferFact label={t('posted')}>{postedAt && <DateText value={postedAt} />}</OfferFact>
      </dl>
    </Section>
  );
}

function GatheringContact({ gathering }: { gathering: GatheringDetail }) {
  const { t } = useTranslation('gathering');
  const { contactName, contactPhone, contactEmail } = gathering;
  if (!contactName && !contactPhone && !contactEmail) return null;
  return (
    <Section title={t('contact')}>
      <div className={offer.contact}>
        {contactName && (
          <Text lang={languageOf(contactName)}>
            <IconUser size={18} aria-hidden /> {contactName}
          </Text>
        )}
        {contactPhone && (
          <Text>
            <IconPhone size={18} aria-hidden />{' '}
            <Anchor href={`tel:${contactPhone}`}>{phoneText(contactPhone)}</Anchor>
          </Text>
        )}
        {contactEmail && (
          <Text>
            <IconMail size={18} aria-hidden /> <Anchor href={`mailto:${contactEmail}`}>{contactEmail}</Anchor>
          </Text>
        )}
      </div>
    </Section>
  );
}

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
    <header className={offer.head}>
      <Breadcrumb label={t('breadcrumb')} items={way} />
      {sort && <p className={classes.sort}>{localized(sort)}</p>}
      {gathering.pinned && <StatusBadge tone="wait">{t('gathering-card:promoted')}</StatusBadge>}
      <Title order={1} className={offer.title} lang={languageOf(title)}>
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

/** A whole training or event, with the summary sticky beside the texts. */
export function GatheringView({ gathering }: { gathering: GatheringDetail }) {
  const { t } = useTranslation('gathering');
  const { kind, status, category, cover, endsAt, company, description } = gathering;
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
      <article className={`${offer.columns} ${classes.columns}`}>
        <Head gathering={gathering} />
        <GatheringSummary gathering={gathering} />
        <div className={offer.main}>
          {cover && <img className={classes.cover} src={cover.image} alt="" decoding="async" />}
          <OfferTexts texts={texts} />
          <GatheringSessions gathering={gathering} />
          <GatheringSpeakers gathering={gathering} />
          <GatheringFacts gathering={gathering} />
          <GatheringCompanies gathering={gathering} />
          <OfferAttachments title={t('attachments')} files={gathering.attachments} />
          <GatheringContact gathering={gathering} />
          <GatheringHost company={company} />
        </div>
      </article>
      {category && (
        <WhenNear placeClass={classes.similarPlace}>
          <Similar kind={kind} id={gathering._id} categoryId={category._id} />
        </WhenNear>
      )}
    </>
  );
}
