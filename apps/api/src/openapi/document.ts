import type { Endpoints } from '@acheep/contract/endpoints';
import { companyRights, rightNeeded } from '@acheep/contract/kernel/company-right';
import { companyRoles } from '@acheep/contract/kernel/company-role';
import { type Access, type Endpoint, needsSession } from '@acheep/contract/kernel/endpoint';
import { can } from '@acheep/contract/kernel/permission';
import { roles } from '@acheep/contract/kernel/role';
import { apiKeyHeader } from '@acheep/contract/platform/api-key-option';
import { apiSamples } from '@acheep/contract/platform/api-sample';
import { maxKeyLength } from '../plugins/idempotency.ts';
import type { Described } from './described.ts';
import { errorSchema, headers, refusalsOf, responsesOf } from './response.ts';
import { type Json, schemasOf } from './schema.ts';

type FirstPart<Path> = Path extends `/${infer First}/${string}`
  ? First
  : Path extends `/${infer First}`
    ? First
    : never;
type Tag = FirstPart<Endpoints[keyof Endpoints]['path']>;

/** Groups of the description: the first parts of paths. */
const tags: Readonly<Record<Tag, string>> = {
  address: 'Provinces of Cambodia',
  admin: 'The operator’s console: accounts, moderation, orders, texts, settings, health',
  application: 'Applications, from the job seeker’s and from the company’s side',
  article: 'Views and votes of articles',
  banner: 'Banners of the home page',
  'career-report': 'Numbers about the job market',
  category: 'Job categories',
  certificate: 'Certificates of attendance',
  comment: 'Comments on posts',
  company: 'Public pages of companies, the caller’s own company and its team',
  contact: 'How to reach the operator',
  dashboard: 'The first page after signing in',
  enquiry: 'Questions to the operator',
  event: 'Events: the public list, and a company’s own',
  favorite: 'Saved jobs, trainings, events and posts',
  gathering: 'Participants of a company’s trainings and events',
  'hiring-report': 'What became of a company’s candidates: funnel, times, sources',
  home: 'Links into the list of jobs',
  'hr-policy': 'HR policies of the library',
  'ignore-company': 'Companies hidden by a job seeker',
  industry: 'Industries',
  interview: 'Interviews: proposed times, answers, calendar files',
  invitation: 'Invitations of job seekers to jobs and trainings',
  job: 'Jobs: the public list with its search, and a company’s own',
  'job-alert': 'Saved searches that notify of new jobs',
  like: 'Likes of posts',
  'mail-consent': 'Consent to a company’s e-mails',
  notification: 'Notifications and their settings',
  nssf: 'The text about the National Social Security Fund',
  order: 'A company’s orders, their payment and invoices',
  package: 'Packages that companies can order',
  partner: 'Jobs, trainings and events for partners’ programs, with a key',
  'partner-guide': 'The guide that partners read',
  post: 'The feed, and a company’s own posts',
  prakas: 'Prakas of the library',
  push: 'Push notifications of a device',
  registration: 'A job seeker’s registrations for trainings and events',
  report: 'Reports of posts and comments',
  'saved-view': 'The caller’s saved views of lists: search, filters and order under a name',
  resume: 'The job seeker’s own CV by section, and the search of CVs',
  'saved-talent': 'CVs that a company has saved, with notes',
  search: 'Search across all public records',
  service: 'Services besides packages',
  skill: 'Skills to suggest',
  suggestion: 'Suggestions while typing a search',
  talent: 'The anonymous search of job seekers',
  tip: 'HR tips of the library',
  tos: 'Terms of service',
  training: 'Trainings: the public list, and a company’s own',
  unsubscribe: 'Unsubscribing by the link in an e-mail',
  upload: 'Files: uploaded first, then referred to in forms',
  users: 'The caller’s own account: signing up and in, profile, password, sessions, data export',
};

const isTag = (name: string): name is keyof typeof tags => Object.hasOwn(tags, name);
const tagOf = ({ endpoint }: Described) => endpoint.path.split('/')[1] ?? '';

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const lowered = ({ en }: { en: string }) => en.toLowerCase();

/** Who of those who work for a company. */
function rightWords(endpoint: Endpoint): string {
  const right = rightNeeded(endpoint);
  if (!right) return '';
  const holders = companyRights[right].map((role) => lowered(companyRoles[role]));
  const marked = right === 'bill' ? ['a colleague who orders and pays'] : [];
  return `; in a company, as its ${either.format([...holders, ...marked])}`;
}

function accessWords(endpoint: Endpoint): string {
  const { access } = endpoint;
  if (access === 'public') return 'anyone; no session needed';
  if (access === 'partner') return `partners’ programs, with a key in the header \`${apiKeyHeader}\``;
  if (access === 'signed-in') return `any signed-in user${rightWords(endpoint)}`;
  const named = Object.entries(roles).filter(([role]) => can(role as keyof typeof roles, access));
  return `signed in as ${either.format(named.map(([, role]) => lowered(role)))}${rightWords(endpoint)}`;
}

function securityOf(access: Access) {
  if (access === 'public') return [];
  return needsSession(access) ? [{ session: [] }] : [{ apiKey: [] }];
}

const parameters = {
  id: { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Chosen by the caller. For a day, a repeated call with the same key gets the first response.',
    schema: { type: 'string', maxLength: maxKeyLength },
  },
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an earlier response.',
    schema: { type: 'string' },
  },
};
const parameter = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` });

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'The `token` of the response to signing in' },
  apiKey: { type: 'apiKey', in: 'header', name: apiKeyHeader, description: 'A partner’s key' },
};

/** The entries that a description names. */
const namedIn = (text: string, entries: object) =>
  Object.fromEntries(
    Object.entries(entries).filter(([name]) => text.includes(`/${name}"`) || text.includes(`{"${name}":[]}`)),
  );

/** Describes these endpoints as OpenAPI 3.1. */
export function openApiDocument(
  all: readonly Described[],
  about: { title: string; description: string; server: string },
) {
  const { components, responses, bodies, queryOf } = schemasOf(all);
  const paths: Record<string, Json> = {};
  for (const one of all) {
    const { operationId, endpoint } = one;
    const sample = apiSamples[`${endpoint.method} ${endpoint.path}`] ?? {};
    const schema = bodies.get(operationId);
    const body = schema && { schema, example: sample.body };
    const type = endpoint.upload ? 'multipart/form-data' : 'application/json';
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = {
      operationId,
      summary: endpoint.summary,
      description: `Access: ${accessWords(endpoint)}.`,
      tags: [tagOf(one)],
      security: securityOf(endpoint.access),
      parameters: [
        ...names.map((name) => (name === 'id' ? parameter('id') : { ...parameters.id, name })),
        ...queryOf(endpoint),
        ...(endpoint.idempotent ? [parameter('idempotencyKey')] : []),
        ...(endpoint.access === 'partner' ? [parameter('ifNoneMatch')] : []),
      ],
      ...(body && { requestBody: { required: true, content: { [type]: body } } }),
      responses: responsesOf(endpoint, { schema: responses.get(operationId), example: sample.response }),
    };
  }
  const refused = refusalsOf(all);
  const text = JSON.stringify([paths, refused]);
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: '1', description: about.description },
    servers: [{ url: about.server }],
    tags: [...new Set(all.map(tagOf))].map((name) => ({
      name,
      ...(isTag(name) && { description: tags[name] }),
    })),
    paths,
    components: {
      schemas: { ...components, Error: errorSchema },
      parameters: namedIn(text, parameters),
      headers: namedIn(text, headers),
      responses: refused,
      securitySchemes: namedIn(text, securitySchemes),
    },
  };
}
