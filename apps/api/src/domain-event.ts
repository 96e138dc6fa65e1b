import type { Transaction } from '@acheep/database/connection';
import type { Deps } from './deps.ts';

/**
 * What happens to nouns, by name: what listeners are told, and what they may answer. The module file of a noun declares
 * the events of that noun, by declaration merging, and a listener names them in `on`.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it.
export interface DomainEvents {}

type Name = keyof DomainEvents;
export type DomainEvent<N extends Name> = Parameters<DomainEvents[N]>[0];
type Answer<N extends Name> = ReturnType<DomainEvents[N]>;

/** What a module does about events of other nouns, inside the transaction of the change. */
export type Listeners = {
  readonly [N in Name]?: (tx: Transaction, event: DomainEvent<N>, deps: Deps) => Promise<Answer<N>>;
};

/**
 * Has each module that listens do what follows from a change, one after the other, in its transaction: what one of
 * them throws undoes the change. Returns what they answer.
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
