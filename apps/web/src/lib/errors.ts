import { paths } from '@acheep/contract/kernel/paths';
import i18next from 'i18next';
import { ApiError, type FieldErrors } from './api-error.ts';
import { popup, toast } from './feedback.ts';
import { navigateTo } from './navigation.ts';
import { endSession } from './session.ts';

/** What an error says to the person: shown in a toast, a popup, or in place of what could not be loaded. */
export interface ErrorText {
  title: string;
  message: string;
}

const sentences = (data: FieldErrors) => [...new Set(Object.values(data).flat())].join('\n');

/** The words for any error, in the page's language. */
export function errorText(error: unknown): ErrorText {
  const t = i18next.t;
  if (!(error instanceof ApiError)) return { title: t('error.title'), message: t('error.unexpected') };
  const { status, code, message, data, requestId, retryAfter } = error;
  if (status === 0) return { title: t('error.offline'), message: t('error.offlineHint') };
  if (status === 422) return { title: t('error.validation'), message: sentences(data) || message };
  if (status === 401 && code?.startsWith('login.')) return { title: t('error.login'), message };
  if (status === 401) return { title: t('error.session'), message };
  if (status === 429) {
    const more = code !== undefined && code !== 'request.too_many';
    return {
      title: t('error.wait'),
      message: more ? message : t('error.waitHint', { seconds: retryAfter ?? 60 }),
    };
  }
  const known = code !== undefined && status < 500;
  const base = known ? message : t('error.unexpected');
  return {
    title: t('error.title'),
    message: !known && requestId ? `${base} ${t('error.reference', { id: requestId })}` : base,
  };
}

/** Shows what a failed action means. The one place where a server error becomes something that a person sees. */
export function showError(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const text = errorText(error);
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 400) {
    void popup(text);
    return;
  }
  void toast({ ...text, tone: 'error', id: `error-${status ?? 'unexpected'}` });
  if (endsSession(error)) {
    endSession();
    // Who is signing in already is not sent away from it.
    if (!window.location.pathname.endsWith(paths.adminLogin())) navigateTo('/');
  }
}

/** Tells that a file did not arrive, whatever its field says. */
export function showUploadError(error: unknown): void {
  if (endsSession(error)) {
    showError(error);
  } else if (!(error instanceof DOMException && error.name === 'AbortError')) {
    const { message } = errorText(error);
    void toast({ title: i18next.t('error.upload'), message, tone: 'error', id: 'upload' });
  }
}

/** Whether the connection broke off, or brought too little: what was sent may be sent again as it is. */
export const wasLost = (error: unknown): boolean =>
  error instanceof ApiError && [0, 408].includes(error.status);

/** What is told wherever it happens, beside what a form marks: fields that are wrong, a refusal, the end of a session. */
export const isNotifiedEverywhere = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401, 422].includes(error.status);

/** Whether an error says that the session is over; a failed sign-in does not. */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && !error.code?.startsWith('login.');
}
