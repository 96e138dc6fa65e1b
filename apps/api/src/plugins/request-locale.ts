import { type Locale, localeOf } from '@acheep/contract/kernel/locale';
import type { FastifyRequest } from 'fastify';

/** The language in which a call is answered: the web sends the page's as `Accept-Language`. */
export const localeOfRequest = (request: FastifyRequest): Locale =>
  localeOf(request.headers['accept-language']);
