import { languageOf } from '@acheep/contract/kernel/locale';
import { type Fact, factValue, type PageSection, type Phrase } from '@acheep/contract/kernel/page-facts';
import { Badge, Skeleton, Text } from '@mantine/core';
import { IconFileText, IconLock, IconMail, IconPhone, IconUser, type TablerIcon } from '@tabler/icons-react';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Overflow } from '../../../ui/overflow.tsx';
import { PlainAlert } from '../../../ui/plain-alert.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Section } from '../../../ui/section.tsx';
import { Phrases } from '../../phrase.tsx';
import { CompanyAvatar } from './company-avatar.tsx';
import offer from './offer-page.module.css';

// Shared parts of the pages of a company's offers: jobs, trainings and events.

export const WaitingOffer = ({ summary, lines }: { summary: number; lines: number }) => (
  <div className={offer.waiting} role="status">
    <Skeleton height={16} width={180} />
    <Skeleton height={32} width="75%" mt={24} />
    <Skeleton height={18} width="40%" mt={14} />
    <Skeleton height={summary} mt={24} radius="md" />
    {Array.from({ length: lines }, (_, index) => (
      <Skeleton key={index} height={14} mt={14} width={`${96 - index * 4}%`} />
    ))}
  </div>
);

/** Notice at the top of the page that the offer is closed or over. */
export function OfferNotice({ facts }: { facts: readonly Fact[] }) {
  const [title, text] = factValue(facts, 'notice');
  return (
    title && (
      <PlainAlert tone="gray" icon={<IconLock aria-hidden />} title={title.text}>
        {text?.text}
      </PlainAlert>
    )
  );
}

interface OfferSummaryProps {
  facts: readonly Fact[];
  icons: Readonly<Record<string, TablerIcon>>;
  className: string | undefined;
}

/** Key facts, in the card that stays in view. */
export const OfferSummary = ({ facts, icons, className }: OfferSummaryProps) => (
  <dl className={className}>
    {facts.map(({ key, label, value }) => {
      const Icon = icons[key];
      return (
        label &&
        Icon && (
          <div key={key} data-fact={key}>
            <dt className={offer.label}>
              <Icon size={20} stroke={1.75} aria-hidden />
              {label}
            </dt>
            <dd>
              <Phrases of={value} />
            </dd>
          </div>
        )
      );
    })}
  </dl>
);

const isSkill = ({ as }: Phrase) => as === 'skill';

/** Facts with a label and a value. */
const NamedFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={offer.facts}>
    {facts.map(({ key, label, value }) => (
      <div key={key} className={value.some(isSkill) ? offer.wide : undefined}>
        <dt>{label}</dt>
        <dd>
          {value.some(isSkill) ? (
            <Overflow>
              {value.map(({ text, lang }) => (
                <Badge key={text} color="gray" className={offer.skill} lang={lang}>
                  {text}
                </Badge>
              ))}
            </Overflow>
          ) : (
            <Phrases of={value} />
          )}
        </dd>
      </div>
    ))}
  </dl>
);

const contactIcons: Readonly<Record<string, TablerIcon>> = {
  name: IconUser,
  phone: IconPhone,
  email: IconMail,
};

/** Facts without a label, each on its own line. */
const Lines = ({ facts }: { facts: readonly Fact[] }) => (
  <div className={offer.contact}>
    {facts.map(({ key, value }) => {
      const Icon = contactIcons[key];
      return (
        <Text key={key}>
          {Icon && <Icon size={18} aria-hidden />} <Phrases of={value} />
        </Text>
      );
    })}
  </div>
);

/** Formatted text, marked with its detected language. */
const OfferText = ({ html, className }: { html: string; className?: string | undefined }) => (
  <div lang={languageOf(html)} className={className}>
    <RichText html={html} />
  </div>
);

/** Attached documents; each opens in a new tab. */
const Documents = ({ list }: { list: readonly (readonly Phrase[])[] }) => (
  <ul className={offer.attachments}>
    {list.map((value) => (
      <li key={value[0]?.href}>
        <IconFileText size={20} color="var(--ac-icon)" aria-hidden />
        <Phrases of={value} />
      </li>
    ))}
  </ul>
);

interface OfferSectionsProps {
  sections: readonly PageSection[];
  /** Special renderers, by section key. */
  own?: Readonly<Record<string, (section: PageSection) => ReactNode>>;
}

/** Sections below the title; empty ones are already left out. */
export const OfferSections = ({ sections, own = {} }: OfferSectionsProps) =>
  sections.map((section) => {
    const { key, title, html, facts, list } = section;
    return (
      <Fragment key={key}>
        {own[key]?.(section) ?? (
          <Section title={title}>
            {html && <OfferText html={html} className={offer.text} />}
            {facts &&
              (facts.some(({ label }) => label) ? <NamedFacts facts={facts} /> : <Lines facts={facts} />)}
            {list && <Documents list={list} />}
          </Section>
        )}
      </Fragment>
    );
  });

interface OfferCompanyProps {
  section: PageSection;
  company: ComponentProps<typeof CompanyAvatar>['company'] & { logo: string | null };
}

/** The company that makes the offer. */
export const OfferCompany = ({ section: { title, html, facts = [] }, company }: OfferCompanyProps) => (
  <Section title={title}>
    <div className={offer.company}>
      <CompanyAvatar company={company} src={company.logo} size="large" />
      <div>
        <Text fw={650}>
          <Phrases of={factValue(facts, 'name')} />
        </Text>
        {html && <OfferText html={html} />}
        <Text>
          <Phrases of={factValue(facts, 'about')} />
        </Text>
        <Text c="dimmed" size="sm">
          <Phrases of={factValue(facts, 'address')} />
        </Text>
        <div className={offer.companyLinks}>
          <Phrases of={factValue(facts, 'links')} />
        </div>
      </div>
    </div>
  </Section>
);
