import type { Limit } from './endpoint.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

// How often visitors may write to the operator, and what is counted of banners. Many people share one address.

/** Opening the form that writes to the operator. */
export const enquiryFormLimits = [
  { name: 'enquiry-form', tries: 600, seconds: hour, by: 'address' },
] as const satisfies Limit[];

/** Writing to the operator: each has a mail, and all of it is read by somebody. */
export const enquiryLimits = [
  { name: 'enquiry-address-day', tries: 100, seconds: day, by: 'address' },
  { name: 'enquiry-address', tries: 30, seconds: hour, by: 'address' },
  { name: 'enquiry', tries: 5, seconds: hour, by: 'email+address' },
] as const satisfies Limit[];

/** Asking for a service: each has a mail to the operator, and its answer is kept for a day. */
export const serviceRequestLimits = [
  { name: 'service-request', tries: 20, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Banners seen and followed, of all who share an address. */
export const bannerCountLimits = [
  { name: 'banner-count', tries: 3000, seconds: hour, by: 'address', block: 40 },
] as const satisfies Limit[];
