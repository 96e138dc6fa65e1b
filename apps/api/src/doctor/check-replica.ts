import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@acheep/database/connection';
import { howFarIsReplica } from './doctor.repository.ts';
import { findingsOf, type Patient, reasonOf } from './finding.ts';

/** Maximum age in milliseconds of the data that visitors see. */
const oldest = 3_000;

/** Checks the replica for visitors' lists, if there is one. Without it the site is slower, but correct. */
export async function checkReplica({ database, config }: Patient) {
  const { found, ok, warn } = findingsOf('database');
  if (!config.DATABASE_READ_URL) return found;
  const replica = connect({
    url: config.DATABASE_READ_URL,
    poolSize: 1,
    applicationName: 'acheep-doctor',
  });
  try {
    const look = await howFarIsReplica(database, replica);
    let state = await look();
    for (const end = Date.now() + oldest; state.follows && state.bytes > 0 && Date.now() < end; ) {
      await sleep(200);
      state = await look();
    }
    if (!state.follows) warn('database.replicaAlone');
    else if (state.bytes > 0) warn('database.replicaBehind', { minutes: Math.ceil(state.seconds / 60) });
    else ok('database.replica', { seconds: oldest / 1000 });
  } catch (error) {
    warn('database.replicaAway', { reason: reasonOf(error) });
  } finally {
    replica.cut();
  }
  return found;
}
