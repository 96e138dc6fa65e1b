import { randomUUID } from 'node:crypto';

/** A name that is reserved for addresses that lead nowhere (RFC 2606). */
const nowhere = '@kept.invalid';

/** The address of an account that is nobody's. */
export const noAddress = () => `${randomUUID()}${nowhere}`;

/** Whether nobody reads what is sent to an address. */
export const leadsNowhere = (address: string) => address.endsWith(nowhere);
