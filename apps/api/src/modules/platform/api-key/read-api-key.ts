import { today } from '@acheep/contract/kernel/calendar';
import { apiKeyHeader } from '@acheep/contract/platform/api-key-option';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { apiKeyState } from './api-key.policy.ts';
import { findByHash } from './api-key.repository.ts';
import { apiKeyHash, isApiKey } from './api-key.ts';
import { addUses, type KeyUse } from './api-key-use.repository.ts';

/** The key that a call came with. */
interface CallingKey {
  id: string;
  perMinute: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    apiKeys: {
      /** Throws what is wrong with the key of a call. It is looked up each time: one that is revoked works no more. */
      read(request: FastifyRequest): Promise<CallingKey>;
      /** Counts a call that was let in. */
      noteUse(id: string): void;
      /** Writes down what was counted. */
      flush(): Promise<void>;
    };
  }
  interface FastifyRequest {
    callingKey: CallingKey | null;
  }
}

const header = apiKeyHeader.toLowerCase();
/** How long a process keeps what it has counted, milliseconds: a call is not worth a write of its own. */
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
        // Tried again with what is counted meanwhile.
        for (const use of uses) add(use);
        throw error;
      }
    },
  };
}

/** Partners' programs call with a key in a header of its own: no session is one, and no key is a session. */
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
