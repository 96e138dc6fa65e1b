import type { JobDetail } from '@acheep/contract/jobs/job';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { IconFileText, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { fileSize } from '../../../ui/file-size.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { Section } from '../../../ui/section.tsx';
import { CompanyAvatar } from './company-avatar.tsx';
import { companyName, languageOf } from './company-name.ts';
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

interface SummaryLineProps {
  icon: TablerIcon;
  label: string;
  children: ReactNode;
}

/** One of the key facts, in the sticky card. */
export const SummaryLine = ({ icon: Icon, label, children }: SummaryLineProps) => (
  <div>
    <dt className={offer.label}>
      <Icon size={20} stroke={1.75} aria-hidden />
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
);

interface OfferFactProps {
  label: string;
  /** Spans the whole row. */
  wide?: boolean;
  children: ReactNode;
}

/** One item of a list of facts; hidden without content. */
export const OfferFact = ({ label, wide, children }: OfferFactProps) =>
  children ? (
    <div className={wide ? offer.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

export const OfferTexts = ({ texts }: { texts: readonly (readonly [string, string | null])[] }) =>
  texts.map(
    ([heading, html]) =>
      html && (
        <Section key={heading} title={heading}>
          <div lang={languageOf(html)} className={offer.text}>
            <RichText html={html} />
          </div>
        </Section>
      ),
  );

/** Attached documents, which open in another tab. */
export function OfferAttachments({ title, files }: { title: string; files: JobDetail['attachments'] }) {
  if (files.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={offer.attachments}>
        {files.map(({ url, originalName, size }) => (
          <li key={url}>
            <IconFileText size={20} color="var(--ac-icon)" aria-hidden />
            <Anchor href={url} target="_blank" rel="noopener" lang={languageOf(originalName)}>
              {originalName}
            </Anchor>
            <Text span size="sm" c="dimmed">
              {fileSize(size)}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface OfferCompanyProps {
  title: string;
  company: Omit<JobDetail['company'], 'about' | 'website'>;
  about: ReactNode;
  /** Links to more offers of the company. */
  links: ReactNode;
}

export function OfferCompany({ title, company, about, links }: OfferCompanyProps) {
  const name = companyName(company);
  return (
    <Section title={title}>
      <div className={offer.company}>
        <CompanyAvatar company={company} src={company.logo} size="large" />
        <div>
          <Anchor component={Link} to={paths.company(company._id)} fw={650} lang={languageOf(name)}>
            {name}
          </Anchor>
          {about}
          <Text c="dimmed" size="sm" lang={languageOf(company.address)}>
            {company.address}
          </Text>
          <div className={offer.companyLinks}>{links}</div>
        </div>
      </div>
    </Section>
  );
}

/** Mounts secondary content once the user scrolls near it; until then a placeholder of its height. */
export function WhenNear({ placeClass, children }: { placeClass: string | undefined; children: ReactNode }) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '400px 0px' });
  const [near, setNear] = useState(false);
  if (entry?.isIntersecting && !near) setNear(true);
  const place = <div ref={ref} className={placeClass} />;
  return near ? <Suspense fallback={place}>{children}</Suspense> : place;
}
