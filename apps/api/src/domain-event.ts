import type { Transaction } from '@acheep/database/connection';
import type { Deps } from './deps.ts';

/**
 * Events of the domain by name: the data for listeners, and their answers. The module file of an entity declares its
 * events, by declaration merging, and a listener names them in `on`.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it.
export interface DomainEvents {}

type Name = keyof DomainEvents;
export type DomainEvent<N extends Name> = Parameters<DomainEvents[N]>[0];
type Answer<N extends Name> = ReturnType<DomainEvents[N]>;

/** Handlers of a module for events of other modules, in the transaction of the change. */
export type Listeners = {
  readonly [N in Name]?: (tx: Transaction, event: DomainEvent<N>, deps: Deps) => Promise<Answer<N>>;
};

/**
 * Runs the listeners of all modules one at a time, in the transaction of the change, which an error of one of them
 * rolls back. Returns their answers.
 */
export async function emit<N extends Name>(
  deps: Deps,
  tx: Transaction,
  name: N,
  event: DomainEvent<N>,
): Promise<NonNullable<Answer<N>>[]> {
  const answers: NonNullable<Answer<N>>[] = [];
  for (const { on } of deps.modules) {
    const answer = await on?.[name]?.(tx, event, deps);
    if (answer) answers.push(answer);
  }
  return answers;
}
