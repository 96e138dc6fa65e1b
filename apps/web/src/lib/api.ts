import type { Endpoints } from '@acheep/contract/endpoints';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@acheep/contract/kernel/endpoint';
import { ApiError, parseErrorBody } from './api-error.ts';
import { showUploadError } from './errors.ts';
import { currentLocale } from './locale.ts';
import { randomKey } from './random-key.ts';
import { getSession } from './session.ts';
import { noteSiteState } from './site-state.ts';
import { whileUploading } from './uploading.ts';

/** Idempotency keys of unanswered calls, by URL: nobody knows whether they arrived. */
const unanswered = new Map<string, string>();

/**
 * Returns the idempotency key of a call to `url`. A retry before a response has arrived reuses the key: the server
 * repeats its first response or, if the body differs, reports that the first attempt arrived.
 */
function idempotencyKey(url: string): string {
  const key = unanswered.get(url) ?? randomKey();
  unanswered.set(url, key);
  return key;
}

const answered = (url: string) => unanswered.delete(url);

const apiBase = '/api/v1';

/** All endpoints of the contract, such as `GET /job/:id`. */
export type EndpointKey = keyof Endpoints;
/** The success response of an endpoint: `ApiResponse<'GET /job'>`. */
export type ApiResponse<K extends EndpointKey> = ResponseOf<Endpoints[K] & Endpoint>;

type Given<Name extends string, T> = T extends undefined
  ? { [N in Name]?: undefined }
  : undefined extends T
    ? { [N in Name]?: T }
    : Record<never, never> extends T
      ? { [N in Name]?: T }
      : { [N in Name]: T };

export type CallOptions<K extends EndpointKey> = Given<'params', ParamsOf<Endpoints[K] & Endpoint>> &
  Given<'query', QueryOf<Endpoints[K] & Endpoint>> &
  Given<'body', BodyOf<Endpoints[K] & Endpoint>> & { signal?: AbortSignal };

/** Arguments after the endpoint's name; optional if none of the options is required. */
export type Asking<K extends EndpointKey> =
  Record<never, never> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

interface Loose {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
}

/** Returns the method and URL of a call; empty query values are omitted. */
export function requestOf(key: string, { params = {}, query = {} }: Loose = {}) {
  const [method = 'GET', template = '/'] = key.split(' ');
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return { method, url: `${apiBase}${path}${search.size > 0 ? `?${search}` : ''}` };
}

function commonHeaders(): Record<string, string> {
  const token = getSession()?.token;
  return {
    accept: 'application/json',
    'accept-language': currentLocale(),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

/** Calls an endpoint of the contract and returns its success body; throws `ApiError` otherwise. */
export async function call<K extends EndpointKey>(key: K, ...[options]: Asking<K>): Promise<ApiResponse<K>> {
  const given = (options ?? {}) as Loose;
  const { method, url } = requestOf(key, given);
  const response = await fetch(url, {
    method,
    headers: {
      ...commonHeaders(),
      ...(given.body !== undefined && { 'content-type': 'application/json' }),
      // Endpoints without idempotency ignore the header.
      ...(method === 'POST' && { 'idempotency-key': idempotencyKey(url) }),
    },
    body: given.body === undefined ? undefined : JSON.stringify(given.body),
    signal: given.signal,
  }).catch((error: unknown) => {
    throw given.signal?.aborted ? error : new ApiError(0, { code: 'offline' });
  });
  const text = await response.text();
  noteSiteState(response);
  if (response.status < 500) answered(url);
  if (!response.ok) {
    throw new ApiError(response.status, parseErrorBody(text), response.headers.get('retry-after'));
  }
  return JSON.parse(text) as ApiResponse<K>;
}

type UploadKey = { [K in EndpointKey]: Endpoints[K] extends { upload: true } ? K : never }[EndpointKey];

export interface UploadOptions {
  /** Called with the sent share of the file, 0 to 1. */
  onProgress?: (part: number) => void;
  /** Called when the upload starts and stops waiting for the network. */
  onWaiting?: (isWaiting: boolean) => void;
  signal?: AbortSignal | undefined;
}

/** Further options of an endpoint that takes a file. */
type UploadCall<K extends UploadKey> = Omit<CallOptions<K>, 'body' | 'signal'> &
  UploadOptions & {
    /** True when the caller reports errors itself. */
    isQuiet?: boolean;
  };

type UploadAsking<K extends UploadKey> =
  Record<never, never> extends UploadCall<K> ? [options?: UploadCall<K>] : [options: UploadCall<K>];

/** Uploads one file as the multipart field `file`, or several that become one, with progress (which fetch lacks). */
export function upload<K extends UploadKey>(
  key: K,
  file: File | readonly File[],
  ...[options]: UploadAsking<K>
): Promise<ApiResponse<K>> {
  const { onProgress, signal, isQuiet, ...given } = (options ?? {}) as UploadOptions &
    Loose & { isQuiet?: boolean };
  const { method, url } = requestOf(key, given);
  const sent = new Promise<ApiResponse<K>>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(commonHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new ApiError(0, { code: 'offline' }));
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    request.onload = () => {
      const ok = request.status >= 200 && request.status < 300;
      if (ok) resolve(JSON.parse(request.responseText) as ApiResponse<K>);
      else {
        const wait = request.getResponseHeader('retry-after');
        reject(new ApiError(request.status, parseErrorBody(request.responseText), wait));
      }
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    for (const one of [file].flat()) body.append('file', one);
    request.send(body);
  });
  if (!isQuiet) sent.catch(showUploadError);
  return whileUploading(sent);
}
