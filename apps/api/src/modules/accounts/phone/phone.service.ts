import type { phoneAdd, phoneSignIn } from '@acheep/contract/accounts/phone';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../module.ts';
import type { Client } from '../account/open-session.service.ts';
import { lockProof, proveOwner } from '../account/prove-owner.service.ts';
import { identityService } from '../identity/identity.service.ts';
import type { Described } from '../identity/openid.ts';
import { refuseOperator } from '../identity/refuse-operator.ts';
import { phoneCodeService } from './phone-code.service.ts';

/** Whoever holds the phone of a number, as an identity. */
export const personOf = (phone: string): Described => ({
  kind: 'phone',
  issuer: 'phone',
  subject: phone,
  label: phoneText(phone),
  chatId: null,
  name: '',
  email: null,
});

/** Signing in by a code to the phone, and letting a phone open an account. */
export function phoneService(deps: Deps) {
  const codes = phoneCodeService(deps);
  const identities = identityService(deps);
  const { prisma } = deps.database;

  return {
    ...codes,

    async signIn({ handle, ...given }: ParsedBodyOf<typeof phoneSignIn>, from: Client) {
      const checked = await codes.check(given, 'sign-in');
      await prisma.$transaction((tx) => codes.useIn(tx, checked));
      return identities.enter(personOf(checked.phone), handle, from);
    },

    async add({ actor, body: { password, ...given } }: Call<typeof phoneAdd>) {
      refuseOperator(actor.role);
      const known = await proveOwner(deps, actor, password);
      const checked = await codes.check(given, 'add');
      await prisma.$transaction(async (tx) => {
        await lockProof(tx, actor, known);
        await codes.useIn(tx, checked);
        await identities.add(tx, actor.id, personOf(checked.phone));
      });
    },
  };
}
