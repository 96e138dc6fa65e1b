// What Google's documentation of structured data asks for, by type: without a required field nothing is shown of it.
// https://developers.google.com/search/docs/appearance/structured-data

type Schema = Readonly<Record<string, unknown>>;

/** Fields by their path; `a|b` is one of the two. */
const required: Readonly<Record<string, readonly string[]>> = {
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization.name',
    'jobLocation.address.addressCountry|applicantLocationRequirements',
  ],
  Event: ['name', 'startDate', 'location'],
  Course: ['name', 'description', 'provider.name', 'offers.category', 'hasCourseInstance.courseMode'],
  // Search for texts has recommended fields only; a heading is the least.
  Article: ['headline'],
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url', 'potentialAction.target', 'potentialAction.query-input'],
};

/** Recommended ones that we have of a record that says everything. */
const recommended: Readonly<Record<string, readonly string[]>> = {
  JobPosting: [
    'validThrough',
    'employmentType',
    'identifier.value',
    'baseSalary.currency',
    'baseSalary.value.unitText',
    'hiringOrganization.sameAs',
    'hiringOrganization.logo',
    'jobLocation.address.addressRegion',
    'jobLocation.address.addressLocality',
    'jobLocation.address.streetAddress',
    'directApply',
  ],
  Event: ['description', 'endDate', 'eventStatus', 'eventAttendanceMode', 'organizer.name', 'offers.price'],
  Course: ['hasCourseInstance.startDate', 'offers.priceCurrency', 'provider.sameAs'],
  Article: ['author', 'datePublished', 'dateModified'],
};

const valueAt = (schema: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Schema | undefined)?.[name], schema);
const isThere = (schema: Schema, path: string) => {
  const value = valueAt(schema, path);
  return value !== undefined && value !== null && value !== '';
};

/** The fields that a description of ours is without: of any, the required ones; of whole records, the recommended too. */
export function missingFields(schema: Schema): string[] {
  const type = String(schema['@type']);
  const fields = [...(required[type] ?? [`no fields are known of ${type}`]), ...(recommended[type] ?? [])];
  const steps = type === 'BreadcrumbList' ? (schema.itemListElement as Schema[]) : [];
  return [
    ...fields.filter((field) => !field.split('|').some((path) => isThere(schema, path))),
    ...steps.flatMap((step, index) =>
      step.position === index + 1 && isThere(step, 'name') && isThere(step, 'item')
        ? []
        : [`step ${index + 1}`],
    ),
  ];
}
