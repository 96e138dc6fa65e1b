import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';

/** Milliseconds between two looks at whether somebody has linked the chat at Telegram. */
const looking = 3000;

/** The Telegram chat of the account, and the link that opens the bot to link one; the caller shows the errors. */
export function useTelegramLink() {
  const link = useMutation({
    mutationFn: async (body: { password?: string }) =>
      (await call('POST /users/telegram/link', { body })).data.url,
    meta: { ownError: true },
  });
  const url = link.data;
  const { data } = useQuery({ ...apiData('GET /users/telegram'), refetchInterval: url ? looking : false });
  const linkedAt = data?.chat?.linkedAt;
  const { reset } = link;
  useEffect(() => {
    if (!linkedAt) return;
    reset();
    void invalidate('GET /users/identity', 'GET /notification/preference');
  }, [linkedAt, reset]);
  const chat = data?.chat ?? null;
  return { hasBot: data?.hasBot === true, chat, isMissing: chat === null || chat.blocked, link, url };
}
