// Fields in Google's documentation of structured data, by type: without a required field a record is not shown.
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
  // Articles have recommended fields only; a headline is the minimum.
  Article: ['headline'],
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url', 'potentialAction.target', 'potentialAction.query-input'],
};

/** Recommended fields that a complete record of ours has. */
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

/** Fields missing in a description: the required ones, and for complete records the recommended ones too. */
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
