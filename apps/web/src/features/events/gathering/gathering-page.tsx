import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { gatheringFacts, headOfGathering } from '@acheep/contract/events/gathering-facts';
import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { type Fact, factValue, type PageSection } from '@acheep/contract/kernel/page-facts';
import { paths } from '@acheep/contract/paths';
import { Button, Container, Text, Title } from '@mantine/core';
import {
  IconArmchair,
  IconCalendarEvent,
  IconCalendarOff,
  IconCalendarPlus,
  IconHourglass,
  IconMapPin,
  IconTicket,
  IconWorld,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import offer from '../../../entities/companies/company/offer-page.module.css';
import {
  OfferCompany,
  OfferNotice,
  OfferSections,
  OfferSummary,
  WaitingOffer,
} from '../../../entities/companies/company/offer-page.tsx';
import { GatheringCardList } from '../../../entities/events/gathering/gathering-card-list.tsx';
import { gatheringPath } from '../../../entities/events/gathering/gathering-link.ts';
import { gatheringSubjects } from '../../../entities/events/gathering/gathering-subject.ts';
import { OrganiserMessages } from '../../../entities/events/registration/organiser-messages.tsx';
import { RegistrationPanel } from '../../../entities/events/registration/registration-panel.tsx';
import { BookmarkButton } from '../../../entities/feed/bookmark/bookmark-button.tsx';
import { Phrases } from '../../../entities/phrase.tsx';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { reader } from '../../../lib/reader.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { Section } from '../../../ui/section.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { Subject } from '../../../ui/subject/subject.tsx';
import { WhenNear } from '../../../ui/when-near.tsx';
import { gatheringQuery, similarQuery } from './gathering.api.ts';
import { GatheringCompanies } from './gathering-companies.tsx';
import classes from './gathering-page.module.css';
import { GatheringSessions } from './gathering-sessions.tsx';

const icons = {
  when: IconCalendarEvent,
  where: IconMapPin,
  online: IconWorld,
  fee: IconTicket,
  seats: IconArmchair,
  registerUntil: IconHourglass,
};

interface GatheringSummaryProps {
  gathering: GatheringDetail;
  facts: readonly Fact[];
}

/** When, where, how much, how many: in a card of its own, which stays in sight on desks. */
function GatheringSummary({ gathering, facts }: GatheringSummaryProps) {
  const { t } = useTranslation('gathering');
  const { kind, _id, title, status } = gathering;
  const locale = currentLocale();
  return (
    <aside className={offer.summary} aria-label={t('summary')}>
      <OfferSummary facts={facts} icons={icons} className={classes.lines} />
      <div data-own>
        <RegistrationPanel gathering={gathering} />
      </div>
      {status === 'active' && (
        <Button
          component="a"
          data-own
          variant="default"
          h={44}
          href={`/api/v1/${kind}/${_id}/calendar.ics?locale=${locale}`}
          leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />}
        >
          {t('addToCalendar')}
        </Button>
      )}
      <div className={offer.pair}>
        <BookmarkButton noun={kind} id={_id} name={title} wide />
        <ShareButton path={gatheringPath(gathering)} title={title} />
      </div>
    </aside>
  );
}

interface GatheringSpeakersProps {
  section: PageSection;
  /** In the order of the section. */
  speakers: GatheringDetail['speakers'];
}

/** Trainers of a training, or speakers at an event. */
const GatheringSpeakers = ({ section: { title, list = [] }, speakers }: GatheringSpeakersProps) => (
  <Section title={title}>
    <ul className={classes.speakers}>
      {speakers.map(({ name, photo }, index) => {
        const [who, ...more] = list[index] ?? [];
        return (
          <li key={`${index} ${name}`}>
            <Avatar name={name} src={photo?.small ?? null} size="large" round />
            <div>
              <Text fw={650} lang={who?.lang}>
                {who?.text}
              </Text>
              {more.map(({ text, lang, as }) => (
                <Text key={text} lang={lang} data-as={as}>
                  {text}
                </Text>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  </Section>
);

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
function GatheringView({ gathering }: { gathering: GatheringDetail }) {
  const { kind, category, cover, company, speakers, companies } = gathering;
  const { facts, sections } = gatheringFacts(gathering, reader());
  const subject = gatheringSubjects([gathering]).get(gathering._id);
  return (
    <>
      <PageHead {...headOfGathering(gathering, currentLocale())} />
      <OfferNotice facts={facts} />
      <article className={`${offer.columns} ${classes.columns}`}>
        <Head gathering={gathering} facts={facts} />
        <GatheringSummary gathering={gathering} facts={facts} />
        <div className={offer.main}>
          <OrganiserMessages gathering={gathering} />
          {cover ? (
            <img className={classes.cover} src={cover.image} alt="" decoding="async" />
          ) : (
            subject && <Subject name={subject} className={classes.drawn} />
          )}
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

function GatheringPage({ kind }: { kind: GatheringKind }) {
  const { t } = useTranslation('gathering');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(gatheringQuery(kind, id));
  return (
    <Container className={offer.page}>
      {isMissing(error) ? (
        <MissingRecord
          icon={IconCalendarOff}
          title={t(`${kind}.missing`)}
          text={t('missing')}
          link={{ component: Link, to: kind === 'training' ? paths.trainingList() : paths.eventList() }}
          action={t(`${kind}.all`)}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <GatheringView key={data._id} gathering={data} />
      ) : (
        !error && <WaitingOffer summary={220} lines={6} />
      )}
    </Container>
  );
}

export const TrainingPage = () => <GatheringPage key="training" kind="training" />;
export const EventPage = () => <GatheringPage key="event" kind="event" />;
