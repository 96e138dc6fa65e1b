import type { FastifyRequest } from 'fastify';
import type { Deps } from './deps.ts';
import { AppError } from './error.ts';

type Stands = Pick<Deps, 'database' | 'now' | 'config'>;

/**
 * The only place that decides what reads from the replica: lists and searches of visitors without a session. Users who
 * write are signed in, and read their changes from the primary; what a visitor sees is some seconds old at most. If the
 * replica is behind or unavailable, the primary answers everybody; while the primary is away, the replica answers them.
 */
export function visitorReads<Service>(deps: Pick<Deps, 'replica'> & Stands, make: (deps: Stands) => Service) {
  const { replica } = deps;
  const service = make(deps);
  const copy = replica && make({ ...deps, database: replica.database });
  return async <Answer>(
    { headers, log }: FastifyRequest,
    read: (service: Service) => Promise<Answer>,
  ): Promise<Answer> => {
    if (copy && !headers.authorization && (replica?.isFresh() || replica?.standsIn())) {
      try {
        return await read(copy);
      } catch (error) {
        if (error instanceof AppError && error.status < 500) throw error;
        replica.doubt();
        log.warn({ err: error }, 'the replica did not answer');
      }
    }
    return read(service);
  };
}
