import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../../plumbing/network.ts';
import type { Client } from './open-session.ts';

/** Where a request comes from, for the session that it opens. */
export const clientOf = ({ ip, headers }: FastifyRequest): Client => ({
  network: networkOf(ip),
  userAgent: headers['user-agent'],
});
