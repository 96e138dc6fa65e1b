import { parseArgs } from 'node:util';
import type { Locale } from '@acheep/contract/kernel/locale';
import { type HealthState, healthChecks } from '@acheep/contract/platform/site-health-option';
import { connect } from '@acheep/database/connection';
import { readConfig, StartError } from '../config.ts';
import { examine, inWords } from '../doctor/examine.ts';
import { createStorage } from '../plumbing/storage/storage.ts';
import { say, UsageError } from './say.ts';

const signs: Record<HealthState, string> = { ok: '✓', warning: '!', fault: '✗' };

const closing: Record<Locale, { well: string; wrong: string }> = {
  en: { well: 'Nothing is wrong.', wrong: 'What is marked ✗ has to be put right.' },
  km: { well: 'គ្មានបញ្ហាទេ។', wrong: 'អ្វីដែលមានសញ្ញា ✗ ត្រូវតែដោះស្រាយ។' },
};

function localeOf(words: string[]): Locale {
  try {
    const { values } = parseArgs({ args: words, options: { km: { type: 'boolean' } } });
    return values.km ? 'km' : 'en';
  } catch {
    throw new UsageError('Say only: doctor, or for Khmer: doctor --km');
  }
}

/** `doctor`: looks at everything the site stands on, and says how to put right what is wrong. */
export async function doctor(words: string[]): Promise<void> {
  const locale = localeOf(words);
  const config = readConfig(process.env);
  const database = connect({ url: config.DATABASE_URL, poolSize: 3, applicationName: 'acheep-doctor' });
  try {
    const findings = await examine({
      config,
      database,
      storage: createStorage(config),
      now: () => new Date(),
    });
    for (const finding of findings) {
      const { about, remedy } = inWords(finding, locale);
      say(`${signs[finding.state]} ${healthChecks[finding.check][locale]}: ${about}`);
      if (remedy) say(`    → ${remedy}`);
    }
    if (findings.some(({ state }) => state === 'fault')) throw new StartError(closing[locale].wrong);
    say(closing[locale].well);
  } finally {
    database.cut();
  }
}
