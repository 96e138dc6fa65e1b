import { randomUUID } from 'node:crypto';

/** A reserved domain that delivers nowhere (RFC 2606). */
const nowhere = '@kept.invalid';

/** A placeholder address: of an account without an owner, or of somebody who signs in by phone. */
export const noAddress = () => `${randomUUID()}${nowhere}`;

/** True for a placeholder address, which nobody reads. */
export const leadsNowhere = (address: string) => address.endsWith(nowhere);

/** An account's address as it is shown; null for a placeholder. */
export const addressOf = (address: string): string | null => (leadsNowhere(address) ? null : address);
