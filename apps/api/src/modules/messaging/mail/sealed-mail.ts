import type { Config } from '../../../config.ts';
import { derivedSecret, seal, unseal } from '../../../plumbing/secret.ts';

/**
 * Parameters that give access to an account. The queue keeps a mail for days after it was sent, so they are encrypted.
 */
const secretParams = ['token', 'code', 'key'];

type WithParams = { params: object };

function change<M extends WithParams>(mail: M, changed: (value: string) => string): M {
  const params = Object.entries(mail.params).map(([name, value]: [string, unknown]) => [
    name,
    secretParams.includes(name) ? changed(String(value)) : value,
  ]);
  return { ...mail, params: Object.fromEntries(params) };
}

const keyOf = (config: Config) => derivedSecret(config.SECRET, 'queued mail');

/** Returns the mail with its secret parameters encrypted, as it is queued. Every mail goes through here. */
export const sealMail = <M extends WithParams>(mail: M, config: Config): M => {
  const key = keyOf(config);
  return change(mail, (value) => seal(value, key));
};

export const openMail = <M extends WithParams>(mail: M, config: Config): M => {
  const key = keyOf(config);
  return change(mail, (value) => unseal(value, key));
};
