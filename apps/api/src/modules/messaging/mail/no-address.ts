import { randomUUID } from 'node:crypto';

/** A reserved domain that delivers nowhere (RFC 2606). */
const nowhere = '@kept.invalid';

/** A placeholder address for an account without an owner. */
export const noAddress = () => `${randomUUID()}${nowhere}`;

/** True for a placeholder address, which nobody reads. */
export const leadsNowhere = (address: string) => address.endsWith(nowhere);
