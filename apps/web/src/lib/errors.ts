import { paths } from '@acheep/contract/paths';
import i18next from 'i18next';
import { ApiError, type FieldErrors } from './api-error.ts';
import { popup, toast } from './feedback.ts';
import { navigateTo } from './navigation.ts';
import { endSession } from './session.ts';

/** User-facing text of an error: in a toast, a dialog, or in place of content that failed to load. */
export interface ErrorText {
  title: string;
  message: string;
}

const sentences = (data: FieldErrors) => [...new Set(Object.values(data).flat())].join('\n');

/** Returns the text of any error, in the page's language. */
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

/** Shows the error of a failed action. The only place where a server error becomes a message. */
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
    // An operator who is already on the sign-in page stays there.
    if (!window.location.pathname.endsWith(paths.adminLogin())) navigateTo('/');
  }
}

/** Reports a failed upload, in addition to any message at its field. */
export function showUploadError(error: unknown): void {
  if (endsSession(error)) {
    showError(error);
  } else if (!(error instanceof DOMException && error.name === 'AbortError')) {
    const { message } = errorText(error);
    void toast({ title: i18next.t('error.upload'), message, tone: 'error', id: 'upload' });
  }
}

/** True when the connection broke off or delivered too little: the same request can be retried. */
export const wasLost = (error: unknown): boolean =>
  error instanceof ApiError && [0, 408].includes(error.status);

/**
 * True for errors that are always reported, in addition to those marked in a form: validation errors, refusals, an
 * expired session.
 */
export const isNotifiedEverywhere = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401, 422].includes(error.status);

/** True when the session has expired; a failed sign-in does not count. */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && !error.code?.startsWith('login.');
}
