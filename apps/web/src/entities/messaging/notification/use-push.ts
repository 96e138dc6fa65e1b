import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { switchOff, switchOn, thisDevice } from './push-device.ts';

const deviceKey = ['this-device'];

/** Returns the push state of this device; null if the site has no push or the browser does not support it. */
export function usePush() {
  const site = useQuery(apiData('GET /push')).data;
  const device = useQuery({ queryKey: deviceKey, queryFn: thisDevice, staleTime: 0, retry: false }).data;
  if (!site?.key || !device) return null;
  const isRefused = device.permission === 'denied';
  const isNotified = !isRefused && device.endpoint !== null && site.devices.includes(device.endpoint);
  return { key: site.key, endpoint: device.endpoint, isRefused, isNotified };
}
export type Push = NonNullable<ReturnType<typeof usePush>>;

/** Switches push on and off for this device. */
export function useSavePush({ key, endpoint }: Pick<Push, 'key' | 'endpoint'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (next: boolean) => {
      if (next) await switchOn(key);
      else if (endpoint) await switchOff(endpoint);
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: deviceKey });
      await invalidate('GET /push');
    },
  });
}
