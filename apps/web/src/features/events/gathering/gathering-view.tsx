import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { gatheringFacts, headOfGathering } from '@acheep/contract/events/gathering-facts';
import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { type Fact, factValue } from '@acheep/contract/kernel/page-facts';
import { paths } from '@acheep/contract/paths';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import offer from '../../../entities/companies/company/offer-page.module.css';
import { OfferCompany, OfferNotice, OfferSections } from '../../../entities/companies/company/offer-page.tsx';
import { GatheringCardList } from '../../../entities/events/gathering/gathering-card-list.tsx';
import { OrganiserMessages } from '../../../entities/events/registration/organiser-messages.tsx';
import { Phrases } from '../../../entities/phrase.tsx';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { reader } from '../../../lib/reader.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Section } from '../../../ui/section.tsx';
import { WhenNear } from '../../../ui/when-near.tsx';
import { similarQuery } from './gathering.api.ts';
import { GatheringCompanies } from './gathering-companies.tsx';
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

function Head({ gathering, facts }: { gathering: GatheringDetail; facts: readonly Fact[] }) {
  const { t } = useTranslation('gathering');
  const { kind, category, title } = gathering;
  const list = kind === 'training' ? paths.trainingList : paths.eventList;
  const way = [
    { label: t(`${kind}.title`), link: { component: Link, to: list() } },
    ...(category
      ? [{ label: localized(category.name), link: { component: Link, to: list({ category }) } }]
      : []),
  ];
  return (
    <header className={offer.head}>
      <Breadcrumb label={t('breadcrumb')} items={way} />
      {factValue(facts, 'sort').map(({ text }) => (
        <p key={text} className={classes.sort}>
          {text}
        </p>
      ))}
      <Phrases of={factValue(facts, 'promoted')} />
      <Title order={1} className={offer.title} lang={languageOf(title)}>
        {title}
      </Title>
      <p className={classes.by}>
        <Phrases of={factValue(facts, 'by')} />
      </p>
    </header>
  );
}

/** A whole training or event, with the summary sticky beside the texts. */
export function GatheringView({ gathering }: { gathering: GatheringDetail }) {
  const { kind, category, cover, company, speakers, companies } = gathering;
  const { facts, sections } = gatheringFacts(gathering, reader());
  return (
    <>
      <PageHead {...headOfGathering(gathering, currentLocale())} />
      <OfferNotice facts={facts} />
      <article className={`${offer.columns} ${classes.columns}`}>
        <Head gathering={gathering} facts={facts} />
        <GatheringSummary gathering={gathering} facts={facts} />
        <div className={offer.main}>
          <OrganiserMessages gathering={gathering} />
          {cover && <img className={classes.cover} src={cover.image} alt="" decoding="async" />}
          <OfferSections
            sections={sections}
            own={{
              sessions: (section) => <GatheringSessions section={section} />,
              speakers: (section) => <GatheringSpeakers section={section} speakers={speakers} />,
              companies: (section) => (
                <GatheringCompanies section={section} id={gathering._id} companies={companies} />
              ),
              company: (section) => <OfferCompany section={section} company={company} />,
            }}
          />
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
