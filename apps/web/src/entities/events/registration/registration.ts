import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { saveFile } from '../../../lib/save-file.ts';

export const ownRegistrationQuery = (gatheringId: string) =>
  apiData('GET /registration/gathering/:id', { params: { id: gatheringId } });

const refresh = () => invalidate('GET /registration', 'GET /registration/gathering/:id');

export const useRegister = (gatheringId: string) =>
  useMutation({
    mutationFn: async () =>
      (await call('POST /registration/gathering/:id', { params: { id: gatheringId } })).data,
    onSettled: refresh,
  });

/** Cancels a registration. A refusal means that it is over by now, so both outcomes refetch. */
export const useCancelRegistration = () =>
  useMutation({
    mutationFn: (id: string) => call('POST /registration/:id/cancel', { params: { id } }),
    onSettled: refresh,
  });

/** Downloads all sessions of a registration as a calendar file. */
export const useRegistrationCalendar = () =>
  useMutation({
    mutationFn: async (id: string) => (await call('GET /registration/:id/calendar', { params: { id } })).data,
    onSuccess: ({ name, text }) => saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), name),
  });

const wantedKey = 'registration-wanted';
const anHour = 3_600_000;

/** A visitor's requested registration, stored in this browser until they have signed in or up, for an hour at most. */
export const wantedRegistration = {
  keep: (gatheringId: string) =>
    localStorage.setItem(wantedKey, JSON.stringify({ gatheringId, until: Date.now() + anHour })),
  take(gatheringId: string): boolean {
    const kept = localStorage.getItem(wantedKey);
    const wanted = kept ? (JSON.parse(kept) as { gatheringId: string; until: number }) : null;
    if (wanted?.gatheringId !== gatheringId) return false;
    localStorage.removeItem(wantedKey);
    return wanted.until > Date.now();
  },
};
