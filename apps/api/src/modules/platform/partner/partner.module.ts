import { type ErrorCode, errorText, statusOf } from '@acheep/contract/errors';
import type { GatheringDetail } from '@acheep/contract/events/gathering';
import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { ListedGathering } from '@acheep/contract/events/gathering-public';
import type { JobCard, JobDetail } from '@acheep/contract/jobs/job';
import { optionsOf } from '@acheep/contract/kernel/choice';
import { type Endpoint, labelIn, type ResponseOf } from '@acheep/contract/kernel/endpoint';
import type { Image } from '@acheep/contract/kernel/image';
import { locales, pathIn } from '@acheep/contract/kernel/locale';
import type { Options } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import { apiKeyHeader } from '@acheep/contract/platform/api-key-option';
import * as contract from '@acheep/contract/platform/partner';
import { partnerCalls, partnerFields } from '@acheep/contract/platform/partner-field';
import { type GuideField, partnerGuideGet } from '@acheep/contract/platform/partner-guide';
import { z } from 'zod';
import type { Module } from '../../../module.ts';
import { gatheringDirectory } from '../../events/gathering-directory/gathering-directory.service.ts';
import { jobService } from '../../jobs/job/job.service.ts';
import { jobSearchService } from '../../jobs/job/job-search.service.ts';
import { partnerDocument } from './partner.document.ts';

const pageOf: Record<GatheringKind, (id: string) => string> = {
  training: paths.training,
  event: paths.event,
};

/** Public lists and pages for another site: URLs are absolute, and a link back is included. */
function partnerPresenter(site: string) {
  const url = (path: string) => ({ en: site + path, km: site + pathIn('km', path) });
  const file = (path: string | null) => path && new URL(path, site).href;
  const picture = (image: Image | null) =>
    image && { small: new URL(image.small, site).href, image: new URL(image.image, site).href };
  const company = <C extends { _id: string; logo: string | null }>(of: C) => ({
    ...of,
    logo: file(of.logo),
    url: url(paths.company(of._id)),
  });
  const attachment = <A extends { url: string }>(of: A) => ({ ...of, url: new URL(of.url, site).href });

  return {
    job: ({ pinned: _, boosted: __, ...card }: JobCard): contract.PartnerJob => ({
      ...card,
      company: company(card.company),
      url: url(paths.job(card._id)),
    }),

    jobDetail: ({
      pinned: _,
      boosted: __,
      questions: ___,
      warnings: ____,
      ...job
    }: JobDetail): contract.PartnerJobDetail => ({
      ...job,
      company: company(job.company),
      attachments: job.attachments.map(attachment),
      url: url(paths.job(job._id)),
    }),

    gathering: ({ pinned: _, ...card }: ListedGathering): contract.PartnerGathering => ({
      ...card,
      cover: picture(card.cover),
      company: company(card.company),
      url: url(pageOf[card.kind](card._id)),
    }),

    gatheringDetail: ({ pinned: _, ...one }: GatheringDetail): contract.PartnerGatheringDetail => ({
      ...one,
      cover: picture(one.cover),
      company: company(one.company),
      companies: one.companies.map(company),
      speakers: one.speakers.map((speaker) => ({ ...speaker, photo: picture(speaker.photo) })),
      attachments: one.attachments.map(attachment),
      url: url(pageOf[one.kind](one._id)),
    }),
  };
}

type Guide = ResponseOf<typeof partnerGuideGet>['data'];

/** A schema as JSON Schema, with the words of each choice. */
interface Shape {
  type?: string | string[];
  format?: string;
  enum?: string[];
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  choice?: Options;
}
const shapeOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const options = optionsOf(zodSchema);
      if (options) (jsonSchema as Shape).choice = options;
    },
  }) as Shape;

const isNull = ({ type }: Shape) => type === 'null';

/** The schema without null, or the first of two alternatives. */
function bare(shape: Shape): { shape: Shape; mayBeNull: boolean } {
  const whole = shape.anyOf?.filter((one) => !isNull(one)) ?? [];
  const mayBeNull = (shape.anyOf?.length ?? 0) > whole.length;
  return { shape: whole[0] ?? shape, mayBeNull };
}

function fieldsOf(name: string, given: Shape, words: GuideField['words']): GuideField[] {
  const { shape, mayBeNull } = bare(given);
  const { items, properties, format, choice, type } = shape;
  const element = items && bare(items).shape;
  const kind = format ?? (choice ? 'choice' : typeof type === 'string' ? type : 'string');
  const own: GuideField = {
    name,
    type: element ? `${element.choice ? 'choice' : (element.type ?? 'object')}[]` : kind,
    mayBeNull,
    words,
    values: Object.entries(choice ?? element?.choice ?? {}).map(([value, label]) => ({
      value,
      words: { en: label.en, km: label.km },
    })),
  };
  const inner = Object.entries(properties ?? element?.properties ?? {});
  return [
    own,
    ...inner.flatMap(([part, one]) => fieldsOf(`${name}${element ? '[]' : ''}.${part}`, one, null)),
  ];
}

function callOf(endpoint: Endpoint & { path: keyof typeof partnerCalls }): Guide['calls'][number] {
  const parameters = endpoint.query ? (shapeOf(endpoint.query, 'input').properties ?? {}) : {};
  const data = shapeOf(endpoint.response, 'output').properties?.data ?? {};
  const fields = data.items?.properties ?? data.properties ?? {};
  return {
    path: endpoint.path,
    words: partnerCalls[endpoint.path],
    parameters: Object.entries(parameters).flatMap(([name, shape]) =>
      fieldsOf(name, shape, labelIn(endpoint, name) ?? null),
    ),
    fields: Object.entries(fields).flatMap(([name, shape]) =>
      fieldsOf(name, shape, partnerFields[name as keyof typeof partnerFields] ?? null),
    ),
  };
}

const documentedErrors = [
  'api_key.missing',
  'api_key.unknown',
  'api_key.revoked',
  'api_key.expired',
  'not_found',
  'request.method',
  'validation.failed',
  'request.too_many',
] as const satisfies ErrorCode[];

const generate = (): Pick<Guide, 'calls' | 'errors'> => ({
  calls: [
    contract.partnerJobList,
    contract.partnerJobGet,
    contract.partnerTrainingList,
    contract.partnerTrainingGet,
    contract.partnerEventList,
    contract.partnerEventGet,
  ].map(callOf),
  errors: documentedErrors.map((code) => ({
    status: statusOf(code),
    code,
    words: Object.fromEntries(
      locales.map((locale) => [
        locale,
        code === 'not_found'
          ? contract.partnerJobGet.missing[locale]
          : errorText(code, locale, { date: '2026-12-31', seconds: 20, methods: 'GET, HEAD, OPTIONS' }),
      ]),
    ) as Guide['errors'][number]['words'],
  })),
});
let generated: ReturnType<typeof generate> | undefined;

/** The API guide for partners. It is generated from the contract, so it is always correct. */
function partnerGuide(site: string): Guide {
  generated ??= generate();
  return { address: `${site}/api/v1`, header: apiKeyHeader, ...generated };
}

/** Jobs, trainings and events for the programs of partners: the public lists and pages, and nothing else. */
export const partnerModule: Module = {
  found: { '/partner': null },
  documents: ({ config }) => ({ '/partner': partnerDocument(() => partnerGuide(config.PUBLIC_URL)) }),
  routes(register, deps) {
    const search = jobSearchService(deps);
    const jobs = jobService(deps);
    const directory = gatheringDirectory(deps);
    const present = partnerPresenter(deps.config.PUBLIC_URL);

    register(partnerGuideGet, async ({ reply }) => {
      reply.header('Cache-Control', 'public, max-age=300');
      return partnerGuide(deps.config.PUBLIC_URL);
    });
    register(contract.partnerJobList, async ({ query }) => {
      const { data, meta } = (await search.page(query)).answer;
      return { data: data.map(present.job), meta };
    });
    register(contract.partnerJobGet, async ({ params }) =>
      present.jobDetail(await jobs.publicPage(params.id)),
    );
    register(contract.partnerTrainingList, async ({ query }) => {
      const { data, meta } = await directory.page('training', query);
      return { data: data.map(present.gathering), meta };
    });
    register(contract.partnerTrainingGet, async ({ params }) =>
      present.gatheringDetail(await directory.publicPage('training', params.id)),
    );
    register(contract.partnerEventList, async ({ query }) => {
      const { data, meta } = await directory.page('event', query);
      return { data: data.map(present.gathering), meta };
    });
    register(contract.partnerEventGet, async ({ params }) =>
      present.gatheringDetail(await directory.publicPage('event', params.id)),
    );
  },
};
