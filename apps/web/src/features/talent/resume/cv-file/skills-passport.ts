import { isObject, type Values } from '@acheep/contract/talent/json-resume-value';
import { languageName, spokenLanguage } from './europass-language.ts';
import { objectsAt, take, takeObjects, takeText } from './tree.ts';

/* The CV that the Europass editors exported until 2020: a `SkillsPassport`, version 3. */

/** A word of a list: its label, which its code repeats. */
function takeLabel(from: unknown, ...path: string[]): string | undefined {
  const label = takeText(from, ...path, 'Label');
  if (label) take(from, ...path, 'Code');
  return label;
}

/** Dates are attributes: `year="2019" month="--05" day="---17"`. */
function takeDate(from: unknown, ...path: string[]): string | undefined {
  const [year, month, day] = ['year', 'month', 'day'].map((part) => takeText(from, ...path, part));
  return [year, month, day].flatMap((part) => part?.replace(/^-+/, '') || []).join('-') || undefined;
}

/** A period. It goes on only where the file says so. */
const takePeriod = (from: Values): Values => ({
  startDate: takeDate(from, 'Period', 'From'),
  endDate: takeDate(from, 'Period', 'To'),
  x_current: takeText(from, 'Period', 'Current') === 'true',
});

function takeAddress(contact: unknown): Values {
  const path = ['Address', 'Contact'];
  const code = takeText(contact, ...path, 'Country', 'Code');
  const country = takeText(contact, ...path, 'Country', 'Label') ?? code;
  const lines = ['AddressLine', 'AddressLine2'].map((line) => takeText(contact, ...path, line));
  return {
    address: lines.filter(Boolean).join(', ') || undefined,
    city: takeText(contact, ...path, 'Municipality'),
    postalCode: takeText(contact, ...path, 'PostalCode'),
    // The country of the site goes without saying.
    ...(code?.toLowerCase() === 'kh' ? { countryCode: code } : { country }),
  };
}

const genders: Readonly<Record<string, string>> = { M: 'male', F: 'female' };

function personOf(person: Values): Values {
  const contact = person.ContactInfo;
  const names = ['FirstName', 'Surname'].map((part) => takeText(person, 'PersonName', part));
  const born = takeDate(person, 'Demographics', 'Birthdate');
  const phones = objectsAt(contact, 'TelephoneList', 'Telephone').flatMap((telephone) => {
    take(telephone, 'Use');
    return takeText(telephone, 'Contact') ?? [];
  });
  const { Gender } = isObject(person.Demographics) ? person.Demographics : {};
  const x_gender = isObject(Gender) ? genders[String(Gender.Code)] : undefined;
  if (x_gender) take(person, 'Demographics', 'Gender');
  const nationalities = objectsAt(person, 'Demographics', 'NationalityList', 'Nationality');
  take(person, 'Photo', 'Data');
  return {
    name: names.filter(Boolean).join(' ') || undefined,
    email: takeText(contact, 'Email', 'Contact'),
    phone: phones,
    location: takeAddress(contact),
    x_gender,
    ...(born && (born.length === 10 ? { x_bornOn: born } : { Birthdate: born })),
    x_nationality:
      nationalities
        .map((one) => takeLabel(one))
        .filter(Boolean)
        .join(', ') || undefined,
    ...person,
  };
}

function jobOf(job: Values): Values {
  const period = takePeriod(job);
  return {
    name: takeText(job, 'Employer', 'Name'),
    position: takeLabel(job, 'Position'),
    summary: takeText(job, 'Activities'),
    ...period,
    ...job,
  };
}

function studiesOf(studies: Values): Values {
  const period = takePeriod(studies);
  return {
    institution: takeText(studies, 'Organisation', 'Name'),
    studyType: takeText(studies, 'Title'),
    area: takeLabel(studies, 'Field'),
    ...period,
    ...studies,
  };
}

/** Name of a language by its code, as labels are in the language of the file. */
function takeLanguage(spoken: Values): string | undefined {
  const code = takeText(spoken, 'Description', 'Code');
  const label = takeText(spoken, 'Description', 'Label');
  const name = languageName(code);
  if (name && label && name !== label) spoken.label = label;
  return name ?? label;
}

function languageOf(spoken: Values): Values {
  const levels = isObject(spoken.ProficiencyLevel) ? spoken.ProficiencyLevel : {};
  const abilityLevels = Object.keys(levels).flatMap((ability) => {
    const level = takeText(levels, ability);
    return level ? [[ability, level] as const] : [];
  });
  return { ...spokenLanguage(takeLanguage(spoken), abilityLevels), ...spoken };
}

/** What a headline is: a title, or what somebody says of themselves. */
function takeHeadline(learner: Values) {
  const kind = String(
    isObject(learner.Headline) && isObject(learner.Headline.Type) && learner.Headline.Type.Code,
  );
  const isTitle = /^(?:position|preferred_job)$/.test(kind);
  if (!isTitle && kind !== 'personal_statement') return {};
  const text = takeLabel(learner, 'Headline', 'Description');
  take(learner, 'Headline', 'Type');
  return isTitle ? { label: text } : { summary: text };
}

/** Converts a `SkillsPassport` to JSON Resume. */
export function fromSkillsPassport(passport: Values): Values {
  const [learner = {}] = takeObjects(passport, 'LearnerInfo');
  const [person = {}] = takeObjects(learner, 'Identification');
  for (const key of ['DocumentInfo', 'PrintingPreferences']) take(passport, key);
  for (const file of objectsAt(passport, 'AttachmentList', 'Attachment')) take(file, 'Data');
  const native = takeObjects(learner, 'Skills', 'Linguistic', 'MotherTongueList', 'MotherTongue');
  const spoken = takeObjects(learner, 'Skills', 'Linguistic', 'ForeignLanguageList', 'ForeignLanguage');
  return {
    basics: { ...takeHeadline(learner), ...personOf(person) },
    work: takeObjects(learner, 'WorkExperienceList', 'WorkExperience').map(jobOf),
    education: takeObjects(learner, 'EducationList', 'Education').map(studiesOf),
    languages: [
      ...native.map((one) => ({ language: takeLanguage(one), fluency: 'native', ...one })),
      ...spoken.map(languageOf),
    ],
    ...learner,
    SkillsPassport: passport,
  };
}
