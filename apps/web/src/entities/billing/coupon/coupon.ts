import { useQuery } from '@tanstack/react-query';
import { type ApiResponse, call } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';

type Coupon = ApiResponse<'POST /order/coupon'>['data'];

const queryKey = ['coupon'];

const keep = (coupon: Coupon | null) => queryClient.setQueryData<Coupon | null>(queryKey, coupon);

/** The coupon for the next order, with the prices that it gives; null without one. It ends with the session. */
export const useCoupon = (): Coupon | null =>
  useQuery<Coupon | null>({
    queryKey,
    queryFn: () => null,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;

/** Asks what a coupon gives, and keeps it for the next order. */
export const applyCoupon = async (coupon: string) =>
  keep((await call('POST /order/coupon', { body: { coupon } })).data);

export const dropCoupon = () => void keep(null);

/** Code of the coupon, where it makes a package cheaper. */
export function couponFor(packageId: string): string | undefined {
  const coupon = queryClient.getQueryData<Coupon | null>(queryKey);
  return coupon?.prices.some((price) => price.packageId === packageId) ? coupon.code : undefined;
}
