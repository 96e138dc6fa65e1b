import type { FastifyRequest } from 'fastify';
import type { Deps } from './deps.ts';
import { AppError } from './error.ts';

type Stands = Pick<Deps, 'database' | 'now' | 'config'>;

/**
 * The one place that decides what reads from the replica: lists and searches of whoever is not signed in. Who writes is
 * signed in, and reads from the primary what they have written; a visitor sees what is some seconds old at most. Where
 * the replica is behind or away, the primary answers everybody.
 */
export function visitorReads<Service>(deps: Pick<Deps, 'replica'> & Stands, make: (deps: Stands) => Service) {
  const { replica } = deps;
  const service = make(deps);
  const copy = replica && make({ ...deps, database: replica.database });
  return async <Answer>(
    { headers, log }: FastifyRequest,
    read: (service: Service) => Promise<Answer>,
  ): Promise<Answer> => {
    if (copy && !headers.authorization && replica?.isFresh()) {
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
