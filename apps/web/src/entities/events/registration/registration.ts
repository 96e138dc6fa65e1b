import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { wanted } from '../../../lib/wanted.ts';

export const ownRegistrationQuery = (gatheringId: string) =>
  apiData('GET /registration/gathering/:id', { params: { id: gatheringId } });

/** A seat more or less shows on the page of the training or event as well, and in the lists. */
export const refreshRegistrations = () =>
  invalidate(
    'GET /registration',
    'GET /registration/gathering/:id',
    'GET /training/:id',
    'GET /event/:id',
    'GET /training',
    'GET /event',
  );

export const useRegister = (gatheringId: string) =>
  useMutation({
    mutationFn: async () =>
      (await call('POST /registration/gathering/:id', { params: { id: gatheringId } })).data,
    onSettled: refreshRegistrations,
  });

/** Downloads all sessions of a registration as a calendar file. */
export const useRegistrationCalendar = () =>
  useMutation({
    mutationFn: async (id: string) => (await call('GET /registration/:id/calendar', { params: { id } })).data,
    onSuccess: ({ name, text }) => saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), name),
  });

/** The training or event, by its id, that a visitor wants to register for. */
export const wantedRegistration = wanted<string>('registration-wanted');
