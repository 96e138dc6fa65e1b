import { Switch, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import { switchOff, switchOn, thisDevice } from './push-device.ts';

const deviceKey = ['this-device'];

/** Whether this device can be told, and is; null where the site tells none, or the browser cannot. */
export function usePush() {
  const site = useQuery(apiData('GET /push')).data;
  const device = useQuery({ queryKey: deviceKey, queryFn: thisDevice, staleTime: 0, retry: false }).data;
  if (!site?.key || !device) return null;
  const isTold = device.endpoint !== null && site.devices.includes(device.endpoint);
  return { key: site.key, ...device, isTold };
}
type Push = NonNullable<ReturnType<typeof usePush>>;

/** The switch of this device: what it is told is chosen below, notice by notice. */
export function PushPanel({ push }: { push: Push }) {
  const { t } = useTranslation('notification');
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async (next: boolean) => {
      if (next) await switchOn(push.key);
      else if (push.endpoint) await switchOff(push.endpoint);
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: deviceKey });
      await invalidate('GET /push');
    },
  });
  const isRefused = push.permission === 'denied';
  return (
    <Panel title={t('push.title')}>
      <Switch
        label={t('push.switch')}
        checked={save.isPending ? save.variables : push.isTold && !isRefused}
        disabled={isRefused}
        onChange={(event) => save.mutate(event.currentTarget.checked)}
      />
      <Text c="dimmed" size="sm" mt="xs">
        {t(isRefused ? 'push.refused' : 'push.text')}
      </Text>
    </Panel>
  );
}
