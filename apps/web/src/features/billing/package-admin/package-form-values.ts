import { type AdminPackage, packageEdit, packageNew } from '@acheep/contract/billing/package';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import type { PackageBody } from './package-admin.api.ts';

export type PackageValues = FormValues<PackageBody>;

export const packageResolver = (isNew: boolean) =>
  bodyResolver<PackageBody>(isNew ? packageNew : packageEdit);

const none: PackageValues = {
  title: '',
  titleKm: '',
  description: '',
  descriptionKm: '',
  price: 0,
  currency: 'USD',
  duration: 1,
  durationType: 'month',
  jobs: 1,
  cvViews: 0,
  pinDays: 0,
  boostDays: 0,
};

/** A saved package as the form holds it; a new one begins with a month and a job. */
export function valuesOf(one: AdminPackage | null): PackageValues {
  if (!one) return none;
  const { title, titleKm, description, descriptionKm, price, currency } = one;
  const { duration, durationType, jobs, cvViews, pinDays, boostDays } = one;
  return {
    title,
    titleKm,
    description: description ?? '',
    descriptionKm: descriptionKm ?? '',
    price,
    currency,
    duration,
    durationType,
    jobs,
    cvViews,
    pinDays,
    boostDays,
  };
}
