import { genders, jobTypes, languages, skillKinds } from '@acheep/contract/jobs/job-option';
import { type Bilingual, textIn } from '@acheep/contract/kernel/bilingual';
import type { Locale, Localized } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import type { OwnResume, PublicResume } from '@acheep/contract/talent/resume';
import {
  candidateExperiences,
  educationLevels,
  languageLevels,
  noticePeriods,
  resumeSections,
  resumeWords,
  skillLevels,
} from '@acheep/contract/talent/resume-option';
import { payText } from '@acheep/contract/talent/resume-pay';
import { placeText } from '@acheep/contract/talent/resume-place';
import { Anchor } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { dayIn, monthIn, spanIn } from './resume-month.ts';
import classes from './resume-view.module.css';

interface ShownFile {
  originalName: string;
  /** A direct URL; files without one are opened by `id`, if the reader may open them. */
  url?: string;
  id?: string;
}

type Read = Omit<PublicResume, '_id' | 'createdAt' | 'updatedAt' | 'photo'>;
/** A CV, with fields that only its owner and its recipients see. */
type Shown = Read &
  Partial<Omit<OwnResume, keyof PublicResume | 'attachments'>> & {
    photo: { image: string } | null;
    attachments?: readonly ShownFile[];
  };

interface ResumeViewProps {
  resume: Shown;
  locale: Locale;
  /** Opens a file that has no URL. */
  onOpen?: (id: string) => void;
}

const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ');

interface PartProps {
  title: Localized;
  locale: Locale;
  /** Hides the section if falsy. */
  when: unknown;
  children: ReactNode;
}

const Part = ({ title, locale, when, children }: PartProps) =>
  when ? (
    <section className={classes.part}>
      <h3>{title[locale]}</h3>
      {children}
    </section>
  ) : null;

interface EntryProps {
  title: string | null;
  note?: string | undefined;
  side?: string;
  text?: string | null;
}

const Entry = ({ title, note, side, text }: EntryProps) => (
  <li>
    <div className={classes.line}>
      <b>{title}</b>
      {side && <span className={classes.side}>{side}</span>}
    </div>
    {note && <div>{note}</div>}
    {text && <p className={classes.text}>{text}</p>}
  </li>
);

export function ResumeView({ resume, locale, onOpen }: ResumeViewProps) {
  const text = (value: Bilingual | null | undefined) => textIn(value, locale);
  const name = (record: { name: Localized } | null | undefined) => record?.name[locale];
  const { phone = [], email, bornOn, references = [], attachments = [] } = resume;
  const salary = payText(resume);
  const about = joined(
    resume.gender && genders[resume.gender][locale],
    bornOn && dayIn(bornOn, locale),
    text(resume.nationality),
    resume.experience && resumeWords.experience[locale] + candidateExperiences[resume.experience][locale],
  );
  const wanted = [
    joined(name(resume.wantedCategory), resume.wantedType && jobTypes[resume.wantedType][locale]),
    joined(name(resume.wantedProvince), salary),
    resume.noticePeriod && noticePeriods[resume.noticePeriod][locale],
  ].filter(Boolean);
  return (
    <article className={classes.cv} lang={locale}>
      <header className={classes.head}>
        {resume.photo && <img src={resume.photo.image} alt="" className={classes.photo} />}
        <div>
          <h2 className={classes.name}>{text(resume.name)}</h2>
          {resume.title && <p className={classes.title}>{text(resume.title)}</p>}
          <p className={classes.contact}>
            {[
              ...phone.map((number) => [`tel:${number}`, phoneText(number)]),
              ...(email ? [[`mailto:${email}`, email]] : []),
            ].map(([address, label], at) => (
              <Fragment key={address}>
                {at > 0 && ' · '}
                <Anchor href={address}>{label}</Anchor>
              </Fragment>
            ))}
          </p>
          <p className={classes.contact}>{placeText(resume, locale)}</p>
          <p className={classes.contact}>{about}</p>
        </div>
      </header>
      <Part title={resumeSections.objective} locale={locale} when={resume.objective}>
        <p className={classes.text}>{text(resume.objective)}</p>
      </Part>
      <Part title={resumeSections.work} locale={locale} when={resume.work.length}>
        <ul className={classes.list}>
          {resume.work.map((one, place) => (
            <Entry
              key={place}
              title={text(one.title)}
              note={text(one.employer) ?? undefined}
              side={spanIn(one, locale)}
              text={text(one.description)}
            />
          ))}
        </ul>
      </Part>
      <Part title={resumeSections.education} locale={locale} when={resume.education.length}>
        <ul className={classes.list}>
          {resume.education.map((one, place) => (
            <Entry
              key={place}
              title={text(one.school)}
              note={joined(one.level && educationLevels[one.level][locale], text(one.field))}
              side={spanIn(one, locale)}
            />
          ))}
        </ul>
      </Part>
      <Part title={resumeSections.skills} locale={locale} when={resume.skills.length}>
        <ul className={classes.list}>
          {valuesOf(skillKinds).map((kind) => {
            const own = resume.skills.filter((skill) => skill.kind === kind);
            const words = own.map(
              (skill) => `${text(skill.name)}${skill.level ? ` (${skillLevels[skill.level][locale]})` : ''}`,
            );
            return (
              own.length > 0 && <Entry key={kind} title={skillKinds[kind][locale]} note={joined(...words)} />
            );
          })}
        </ul>
      </Part>
      <Part title={resumeSections.languages} locale={locale} when={resume.languages.length}>
        <p>
          {joined(
            ...resume.languages.map(
              ({ language, level }) =>
                `${languages[language][locale]}${level ? ` (${languageLevels[level][locale]})` : ''}`,
            ),
          )}
        </p>
      </Part>
      <Part title={resumeSections.trainings} locale={locale} when={resume.trainings.length}>
        <ul className={classes.list}>
          {resume.trainings.map((one, place) => (
            <Entry
              key={place}
              title={text(one.name)}
              note={text(one.provider) ?? undefined}
              side={one.month ? monthIn(one.month, locale) : ''}
            />
          ))}
        </ul>
      </Part>
      <Part title={resumeSections.expected} locale={locale} when={wanted.length}>
        {wanted.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Part>
      <Part title={resumeSections.references} locale={locale} when={references.length}>
        <ul className={classes.list}>
          {references.map((one, place) => (
            <Entry
              key={place}
              title={text(one.name)}
              note={joined(text(one.position), one.phone && phoneText(one.phone), one.email)}
            />
          ))}
        </ul>
      </Part>
      <Part title={resumeSections.attachments} locale={locale} when={attachments.length}>
        <ul className={classes.files}>
          {attachments.map(({ id, url, originalName }, place) => (
            <li key={place}>
              {url && <Anchor href={url}>{originalName}</Anchor>}
              {!url && id && onOpen && (
                <Anchor component="button" type="button" onClick={() => onOpen(id)}>
                  {originalName}
                </Anchor>
              )}
              {!url && !onOpen && originalName}
            </li>
          ))}
        </ul>
      </Part>
    </article>
  );
}
