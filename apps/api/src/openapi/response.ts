import { type ErrorCode, errorCodes, errorText, statusOf } from '@acheep/contract/errors';
import { type Endpoint, needsSession } from '@acheep/contract/kernel/endpoint';
import { message } from '@acheep/contract/kernel/message';
import { can } from '@acheep/contract/kernel/permission';
import { partnerJobGet } from '@acheep/contract/platform/partner';
import type { Described } from './described.ts';
import type { Json } from './schema.ts';

const number = (description: string, example: number) => ({
  description,
  schema: { type: 'integer', examples: [example] },
});

export const headers = {
  RetryAfter: number('Seconds until the call may be repeated', 30),
  RateLimitLimit: number('Calls a minute of the key', 60),
  RateLimitRemaining: number('Calls left in this minute', 59),
  RateLimitReset: number('Seconds until the minute ends', 42),
  ETag: {
    description: 'Send it in `If-None-Match`; an unchanged resource is answered with a short 304',
    schema: { type: 'string', examples: ['W/"L2wq0dSp5n0Yq7f3mF1sVgkA5xk"'] },
  },
};

const rate = {
  'RateLimit-Limit': { $ref: '#/components/headers/RateLimitLimit' },
  'RateLimit-Remaining': { $ref: '#/components/headers/RateLimitRemaining' },
  'RateLimit-Reset': { $ref: '#/components/headers/RateLimitReset' },
};
const retry = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

export const errorSchema = {
  type: 'object',
  description: 'What went wrong',
  required: ['code', 'message', 'data', 'requestId'],
  properties: {
    code: { type: 'string', enum: errorCodes, description: 'Error code, for programs' },
    message: {
      type: 'string',
      description: 'Message for people, in the language of `Accept-Language`: `en` or `km`',
    },
    data: {
      description: 'Messages by field, for a 422',
      anyOf: [
        { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
        { type: 'null' },
      ],
    },
    requestId: { type: 'string', format: 'uuid', description: 'Identifies the call in the site’s log' },
  },
};

interface Refusal {
  name: string;
  status: number;
  words: string;
  /** The code of the example. */
  code: ErrorCode;
  headers?: object;
  isOf(endpoint: Endpoint): boolean;
}

const isPartners = ({ access }: Endpoint) => access === 'partner';
const hasBody = ({ body, upload }: Endpoint) => body !== undefined || upload !== undefined;
/** The caller has to have a company. */
const isOfCompany = ({ access }: Endpoint) =>
  needsSession(access) && access !== 'signed-in' && (can('recruiter', access) || can('trainer', access));
const isWrite = ({ method }: Endpoint) => method !== 'GET';

/** Refusals with the endpoints that may answer so. */
const refusals: readonly Refusal[] = [
  {
    name: 'Unreadable',
    status: 400,
    words: 'The request could not be read, or a link or code in it has expired',
    code: 'request.invalid',
    isOf: hasBody,
  },
  {
    name: 'NotSignedIn',
    status: 401,
    words: 'The session or key is missing or not valid',
    code: 'session.missing',
    // Sign-in at a provider may lead to an account that is closed, as a password may.
    isOf: ({ access, limit, path }) =>
      (access !== 'public' && access !== 'partner') ||
      limit === 'signIn' ||
      limit === 'secondFactor' ||
      // A code for a number to add is for whoever is signed in.
      path === '/users/phone/code' ||
      path === '/users/provider/finish' ||
      path === '/users/login/passkey',
  },
  {
    name: 'NoKey',
    status: 401,
    words: 'The key is missing or unknown',
    code: 'api_key.missing',
    isOf: isPartners,
  },
  {
    name: 'NotAllowed',
    status: 403,
    words: 'The account may not do this',
    code: 'access.denied',
    isOf: (endpoint) => endpoint.access !== 'partner' && (endpoint.access !== 'public' || isWrite(endpoint)),
  },
  {
    name: 'KeyEnded',
    status: 403,
    words: 'The key was revoked, or has expired',
    code: 'api_key.revoked',
    isOf: isPartners,
  },
  {
    name: 'NotFound',
    status: 404,
    words: 'The record, or one that the body refers to, does not exist or is not visible to the caller',
    code: 'not_found',
    isOf: (endpoint) => endpoint.path.includes(':') || hasBody(endpoint) || isOfCompany(endpoint),
  },
  {
    name: 'NotNow',
    status: 409,
    words: 'The current state of the record does not allow this',
    code: 'record.changed',
    isOf: (endpoint) => isWrite(endpoint) || endpoint.path.endsWith('/calendar'),
  },
  {
    name: 'Over',
    status: 410,
    words: 'The target of the link has ended or was cancelled, or a newer link has replaced it',
    code: 'interview.link',
    isOf: ({ path }) => /\/(?:interview|mail-consent)\b/.test(path),
  },
  {
    name: 'TooLarge',
    status: 413,
    words: 'The body or the file is too large, or the caller has no space left',
    code: 'request.too_large',
    isOf: (endpoint) => hasBody(endpoint) || (isWrite(endpoint) && endpoint.path.startsWith('/upload/')),
  },
  {
    name: 'WrongType',
    status: 415,
    words: 'This kind of body or file is not accepted',
    code: 'request.unsupported_type',
    isOf: hasBody,
  },
  {
    name: 'NotValid',
    status: 422,
    words: 'The query or the body is not valid: `data` has the messages by field',
    code: 'validation.failed',
    isOf: () => true,
  },
  {
    name: 'TooMany',
    status: 429,
    words: 'The caller is over a limit',
    code: 'request.too_many',
    headers: retry,
    isOf: ({ limit, access }) => limit !== undefined && access !== 'partner',
  },
  {
    name: 'TooManyOfKey',
    status: 429,
    words: 'The key has used up its calls for this minute',
    code: 'request.too_many',
    headers: { ...retry, ...rate },
    isOf: isPartners,
  },
  {
    name: 'Busy',
    status: 503,
    words: 'The service is busy, or a part of it cannot be reached',
    code: 'service.unavailable',
    headers: retry,
    isOf: () => true,
  },
  {
    name: 'Failed',
    status: 500,
    words: 'Something failed on our side',
    code: 'service.failed',
    isOf: () => true,
  },
];

const kindOf = (code: ErrorCode) => code.split('.')[0];

/** Codes of a refusal. Of partners' calls, which are few, only those that they can get. */
function codesOf({ status, code, isOf }: Refusal, onlyPartners: boolean): ErrorCode[] {
  const ofStatus = errorCodes.filter((one) => statusOf(one) === status);
  return onlyPartners || isOf === isPartners
    ? ofStatus.filter((one) => kindOf(one) === kindOf(code))
    : ofStatus.filter((one) => kindOf(one) !== 'api_key');
}

function refusalResponse(refusal: Refusal, onlyPartners: boolean) {
  const codes = codesOf(refusal, onlyPartners);
  const example = {
    code: refusal.code,
    message:
      onlyPartners && refusal.code === 'not_found'
        ? partnerJobGet.missing.en
        : errorText(refusal.code, 'en', { seconds: 30 }),
    data:
      refusal.status === 422 ? { limit: [message('max', 'en', { attribute: 'limit', maximum: 100 })] } : null,
    requestId: '01900000-0000-7000-8000-000000000000',
  };
  return {
    description: `${refusal.words}. Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    ...(refusal.headers && { headers: refusal.headers }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } },
  };
}

/** The named refusals of these endpoints. */
export function refusalsOf(all: readonly Described[]) {
  const onlyPartners = all.every(({ endpoint }) => isPartners(endpoint));
  return Object.fromEntries(
    refusals
      .filter(({ isOf }) => all.some(({ endpoint }) => isOf(endpoint)))
      .map((refusal) => [refusal.name, refusalResponse(refusal, onlyPartners)]),
  );
}

/** All responses of an endpoint; `content` is that of its success. */
export function responsesOf(endpoint: Endpoint, content: Json) {
  const refused = refusals
    .filter(({ isOf }) => isOf(endpoint))
    .map(({ status, name }) => [String(status), { $ref: `#/components/responses/${name}` }]);
  const ofKey = isPartners(endpoint);
  return {
    [String(endpoint.status ?? 200)]: {
      description: 'Success',
      ...(ofKey && { headers: { ...rate, ETag: { $ref: '#/components/headers/ETag' } } }),
      content: { 'application/json': content },
    },
    ...(ofKey && { '304': { description: 'Nothing has changed since the response with the sent `ETag`' } }),
    ...Object.fromEntries(refused),
  };
}
