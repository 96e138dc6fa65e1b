import { isObject, leavesOf, listOf, type Values } from '@acheep/contract/talent/json-resume-value';
import { languageName, spokenLanguage } from './europass-language.ts';
import { objectsAt, take, takeLine, takeObjects, takeText } from './tree.ts';

/*
 * The CV that europass.europa.eu exports since 2020: a `Candidate` in the words of HR Open Standards. Exports differ
 * from the published schema in the order of elements and in some of them, so nothing depends on either.
 */

/** How a channel is used, and its kind, which its values show. */
const takeCodes = (channel: Values) => {
  for (const code of ['ChannelCode', 'UseCode', 'CountryCode']) take(channel, code);
};

/** Telephone number of a channel, with the code of its country where the file has one. */
function takeNumber(channel: Values): string | undefined {
  const country = takeText(channel, 'CountryDialing')?.replace(/^\+/, '');
  const parts = [country && `+${country}`, takeText(channel, 'AreaDialing'), takeText(channel, 'DialNumber')];
  takeCodes(channel);
  return parts.filter(Boolean).join(' ') || undefined;
}

/** Telephone numbers and the first e-mail address among the channels of a person. */
function takeContact(from: Values) {
  const channels = objectsAt(from, 'Communication');
  const phones = channels.flatMap((one) => (one.DialNumber === undefined ? [] : (takeNumber(one) ?? [])));
  const mail = channels.find(({ ChannelCode }) => String(ChannelCode).toLowerCase() === 'email');
  const email = takeText(mail, 'URI');
  if (mail && email) takeCodes(mail);
  return { phones, email };
}

function takeAddress(person: Values): Values {
  const channel = objectsAt(person, 'Communication').find(({ Address }) => isObject(Address));
  if (!channel) return {};
  takeCodes(channel);
  const country = takeText(channel, 'Address', 'CountryCode');
  return {
    address: takeLine(channel, ', ', 'Address', 'AddressLine'),
    city: takeText(channel, 'Address', 'CityName'),
    postalCode: takeText(channel, 'Address', 'PostalCode'),
    // The country of the site goes without saying.
    ...(country?.toLowerCase() === 'kh' ? { countryCode: country } : { country }),
  };
}

const takeName = (person: Values) =>
  takeText(person, 'PersonName', 'FormattedName') ??
  ([takeText(person, 'PersonName', 'GivenName'), takeLine(person, ' ', 'PersonName', 'FamilyName')]
    .filter(Boolean)
    .join(' ') ||
    undefined);

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

function personOf(person: Values): Values {
  const { phones, email } = takeContact(person);
  return {
    name: takeName(person),
    phone: phones,
    email,
    location: takeAddress(person),
    ...(/^(?:fe)?male$/i.test(String(person.GenderCode)) && { x_gender: take(person, 'GenderCode') }),
    ...(isDay(person.BirthDate) && { x_bornOn: take(person, 'BirthDate') }),
    ...person,
  };
}

/** A period. It goes on only where the file says so. */
function takePeriod(from: Values, name: string): Values {
  const ongoing = takeText(from, name, 'CurrentIndicator') ?? takeText(from, name, 'Ongoing');
  return {
    startDate: takeText(from, name, 'StartDate', 'FormattedDateTime'),
    endDate: takeText(from, name, 'EndDate', 'FormattedDateTime'),
    x_current: ongoing?.toLowerCase() === 'true',
  };
}

/** Jobs at an employer; what else is said of the employer is told with the first. */
function jobsOf(employer: Values): Values[] {
  const name = takeText(employer, 'OrganizationName');
  const positions = takeObjects(employer, 'PositionHistory');
  return (positions.length > 0 ? positions : [{}]).map((job: Values, at) => {
    // An address in a classification is no title.
    const isTitle = !/^https?:/.test(String(job.PositionTitle));
    const position = isTitle ? takeText(job, 'PositionTitle') : undefined;
    const summary = takeText(job, 'Description');
    const period = takePeriod(isObject(job.EmploymentPeriod) ? job : employer, 'EmploymentPeriod');
    return { name, position, summary, ...period, ...job, ...(at === 0 && { employer }) };
  });
}

function studiesOf(attendance: Values): Values {
  const degree = takeText(attendance, 'EducationDegree', 'DegreeName');
  return {
    institution: takeText(attendance, 'OrganizationName'),
    studyType: degree ?? takeText(attendance, 'ProgramName'),
    ...takePeriod(attendance, 'AttendancePeriod'),
    ...attendance,
  };
}

function refereeOf(referee: Values): Values {
  const { phones, email } = takeContact(referee);
  const [x_phone, ...others] = phones;
  const name = takeName(referee);
  return { name, x_position: takeText(referee, 'Role'), x_phone, x_email: email, others, ...referee };
}

const isLanguage = ({ TaxonomyID }: Values) => String(TaxonomyID).toLowerCase() === 'language';

function languageOf(competency: Values): Values {
  take(competency, 'TaxonomyID');
  const name = takeText(competency, 'CompetencyID') ?? takeText(competency, 'CompetencyName');
  const abilities = takeObjects(competency, 'CompetencyDimension');
  const levels = abilities.map((one) => {
    const ability = takeText(one, 'CompetencyDimensionTypeCode') ?? '';
    const words = ability.replace(/^CEF-/, '').replace(/-/g, ' ');
    return [words, takeText(one, 'Score', 'ScoreText') ?? ''] as const;
  });
  return { ...spokenLanguage(languageName(name), levels), abilities, ...competency };
}

function takeSkill(competency: Values): string | undefined {
  take(competency, 'TaxonomyID');
  return takeText(competency, 'CompetencyName');
}

/** A group of skills: its title is told. */
function groupOf(group: Values): Values {
  const skills = takeObjects(group, 'PersonCompetency');
  const words = [...skills.map(takeSkill), ...listOf(take(group, 'DigitalSkill'))];
  return { name: takeText(group, 'Title'), keywords: words.filter(Boolean), skills, ...group };
}

function takeSkills(profile: Values, others: readonly Values[]): Values[] {
  const single = [...others, ...takeObjects(profile, 'Skills', 'PersonCompetency')];
  const groups = [
    ...takeObjects(profile, 'Skills', 'SkillsGroup'),
    ...takeObjects(profile, 'DigitalSkills', 'DigitalSkillsGroup'),
  ];
  return [...single.map((one) => ({ name: takeSkill(one), ...one })), ...groups.map(groupOf)];
}

/** Converts a `Candidate` to JSON Resume. */
export function fromEuropass(candidate: Values): Values {
  const [person = {}] = takeObjects(candidate, 'CandidatePerson');
  const [profile = {}, ...others] = takeObjects(candidate, 'CandidateProfile');
  // The supplier is the person once more.
  const known = new Set(leavesOf(person));
  const supplier = leavesOf(take(candidate, 'CandidateSupplier', 'PersonContact'));
  for (const key of ['CandidateSupplier', 'RenderingInformation', 'DocumentID']) take(candidate, key);
  take(profile, 'ID');
  for (const attachment of objectsAt(profile, 'Attachment')) take(attachment, 'EmbeddedData');
  const native = listOf(take(person, 'PrimaryLanguageCode')).map((code) =>
    typeof code === 'string' ? { language: languageName(code), fluency: 'native' } : code,
  );
  const qualities = takeObjects(profile, 'PersonQualifications', 'PersonCompetency');
  return {
    basics: { ...personOf(person), summary: takeText(profile, 'ExecutiveSummary') },
    work: takeObjects(profile, 'EmploymentHistory', 'EmployerHistory').flatMap(jobsOf),
    education: takeObjects(profile, 'EducationHistory', 'EducationOrganizationAttendance').map(studiesOf),
    languages: [...native, ...qualities.filter(isLanguage).map(languageOf)],
    skills: takeSkills(
      profile,
      qualities.filter((one) => !isLanguage(one)),
    ),
    references: takeObjects(profile, 'EmploymentReferences', 'Referee').map(refereeOf),
    ...profile,
    Candidate: candidate,
    CandidateSupplier: supplier.filter((line) => !known.has(line)),
    // The same CV in other languages.
    CandidateProfile: others,
  };
}
