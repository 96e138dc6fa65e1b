import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../../plumbing/network.ts';
import type { Client } from './open-session.ts';

/** Origin of a request, for the session it opens. */
export const clientOf = ({ ip, headers }: FastifyRequest): Client => ({
  network: networkOf(ip),
  userAgent: headers['user-agent'],
});
