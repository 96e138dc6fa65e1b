import { inject } from 'vitest';
import { stackOf } from '../journeys/stack.ts';
import type { Running } from '../journeys/start-stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stack: Running;
  }
}

/** The product on the Compose files. */
export const composeStack = () => stackOf(inject('stack'));
