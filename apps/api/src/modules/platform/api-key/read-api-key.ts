import { today } from '@acheep/contract/kernel/calendar';
import { apiKeyHeader } from '@acheep/contract/platform/api-key-option';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { apiKeyState } from './api-key.policy.ts';
import { findByHash } from './api-key.repository.ts';
import { apiKeyHash, isApiKey } from './api-key.ts';
import { addUses, type KeyUse } from './api-key-use.repository.ts';

interface CallingKey {
  id: string;
  perMinute: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    apiKeys: {
      /**
       * Returns the key of a request or throws why it is refused. It is looked up each time, so that a revoked key
       * stops working at once.
       */
      read(request: FastifyRequest): Promise<CallingKey>;
      noteUse(id: string): void;
      /** Writes the counts to the database. */
      flush(): Promise<void>;
    };
  }
  interface FastifyRequest {
    callingKey: CallingKey | null;
  }
}

const header = apiKeyHeader.toLowerCase();
/** Milliseconds between two writes of the counts: a request is not worth a write by itself. */
const flushAfter = 10_000;

function useCounter({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  let counted = new Map<string, KeyUse>();

  function add({ id, day, calls, lastAt }: KeyUse) {
    const name = `${id} ${day}`;
    const before = counted.get(name)?.calls ?? 0;
    counted.set(name, { id, day, calls: before + calls, lastAt });
  }
  return {
    noteUse(id: string) {
      const lastAt = now();
      add({ id, day: today(lastAt), calls: 1, lastAt });
    },
    async flush() {
      if (counted.size === 0) return;
      const uses = [...counted.values()];
      counted = new Map();
      try {
        await addUses(prisma, uses);
      } catch (error) {
        // Retried together with later counts.
        for (const use of uses) add(use);
        throw error;
      }
    },
  };
}

/** Partners' programs authenticate with a key in a separate header: a session is no key, and a key is no session. */
export function registerApiKeys(app: FastifyInstance, deps: Pick<Deps, 'database' | 'now'>) {
  const counter = useCounter(deps);
  const warn = (error: unknown) => app.log.warn({ err: error }, 'the use of keys was not noted');

  app.decorateRequest('callingKey', null);
  app.decorate('apiKeys', {
    ...counter,
    async read(request: FastifyRequest) {
      const key = request.headers[header];
      if (typeof key !== 'string' || key === '') throw new AppError('api_key.missing');
      const found = isApiKey(key) ? await findByHash(deps.database.prisma, apiKeyHash(key)) : null;
      if (!found) throw new AppError('api_key.unknown');
      const state = apiKeyState(found, new Date(today(deps.now())));
      if (state === 'revoked') throw new AppError('api_key.revoked');
      if (state === 'expired')
        throw new AppError('api_key.expired', { date: found.endsOn?.toISOString().slice(0, 10) });
      return { id: found.id, perMinute: found.perMinute };
    },
  });

  const timer = setInterval(() => void counter.flush().catch(warn), flushAfter);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await counter.flush().catch(warn);
  });
}
