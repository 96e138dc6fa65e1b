import { type HealthState, healthChecks } from '@acheep/contract/platform/site-health-option';
import { connect } from '@acheep/database/connection';
import { readConfig, StartError } from '../config.ts';
import { examineInTurn, inWords } from '../doctor/examine.ts';
import { createStorage } from '../plumbing/storage/storage.ts';
import { say } from './say.ts';

const signs: Record<HealthState, string> = { ok: '✓', warning: '!', fault: '✗' };

/** `doctor`: checks everything that the site depends on, and prints each finding at once, with how to fix problems. */
export async function doctor(): Promise<void> {
  const config = readConfig(process.env);
  const database = connect({ url: config.DATABASE_URL, poolSize: 3, applicationName: 'acheep-doctor' });
  try {
    const patient = { config, database, storage: createStorage(config), now: () => new Date() };
    let isFaulty = false;
    for await (const findings of examineInTurn(patient))
      for (const finding of findings) {
        const { about, remedy } = inWords(finding, 'en');
        say(`${signs[finding.state]} ${healthChecks[finding.check].en}: ${about}`);
        if (remedy) say(`    → ${remedy}`);
        isFaulty ||= finding.state === 'fault';
      }
    if (isFaulty) throw new StartError('Fix the checks marked ✗.');
    say('No problems found.');
  } finally {
    database.cut();
  }
}
