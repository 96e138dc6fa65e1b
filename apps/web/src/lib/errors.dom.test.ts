import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorText, showError, showUploadError } from './errors.ts';
import { type FeedbackOutlet, registerOutlet } from './feedback.ts';
import { applyFieldErrors } from './form-error.ts';
import { startI18n } from './i18n.ts';
import { registerNavigate } from './navigation.ts';
import { getSession } from './session.ts';

const outlet = {
  toast: vi.fn(),
  clearToasts: vi.fn(),
  popup: vi.fn(),
  confirm: vi.fn(),
} satisfies FeedbackOutlet;
const navigate = vi.fn();
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  vi.clearAllMocks();
  registerOutlet(outlet);
  registerNavigate(navigate);
  await startI18n();
});

describe('showError', () => {
  it('lists the sentences of a 422 in one toast, each once', async () => {
    const data = { name: ['Name is needed.'], 'company.name': ['Company is needed.', 'Name is needed.'] };
    showError(new ApiError(422, { code: 'validation.failed', message: 'Data validation failed', data }));
    await settle();
    expect(outlet.toast).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Data validation failed',
        message: 'Name is needed.\nCompany is needed.',
        tone: 'error',
      }),
    );
    expect(navigate).not.toHaveBeenCalled();
  });

  it('ends the session and goes home on a 401', async () => {
    localStorage.setItem('token', 'old');
    showError(new ApiError(401, { code: 'session.invalid', message: 'Your session has ended.' }));
    await settle();
    expect(navigate).toHaveBeenCalledWith('/');
    expect(localStorage.length).toBe(0);
    expect(getSession()).toBeNull();
    expect(outlet.toast).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'Your session has ended.' }),
    );
  });

  it.each(['/admin/login', '/km/admin/login'])(
    'only tells of a 401 where admins sign in: %s',
    async (path) => {
      window.history.replaceState(null, '', path);
      showError(new ApiError(401, { code: 'session.invalid', message: 'Your session has ended.' }));
      await settle();
      expect(outlet.toast).toHaveBeenCalledOnce();
      expect(navigate).not.toHaveBeenCalled();
      window.history.replaceState(null, '', '/');
    },
  );

  it('says that a sign-in failed and stays where it is', async () => {
    showError(new ApiError(401, { code: 'login.failed', message: 'Wrong e-mail or password.' }));
    await settle();
    expect(outlet.toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Login failed' }));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('puts a 400 into a popup', async () => {
    showError(new ApiError(400, { code: 'token.invalid', message: 'This link is not valid any more.' }));
    await settle();
    expect(outlet.popup).toHaveBeenCalledWith({
      title: 'Error',
      message: 'This link is not valid any more.',
    });
    expect(outlet.toast).not.toHaveBeenCalled();
  });

  it('is silent about what the person stopped', async () => {
    showError(new DOMException('stopped', 'AbortError'));
    await settle();
    expect(outlet.toast).not.toHaveBeenCalled();
  });
});

describe('showUploadError', () => {
  it('names what happened an upload error, with the reason', async () => {
    showUploadError(new ApiError(415, { code: 'file.type', message: 'Only PDF files are accepted.' }));
    await settle();
    expect(outlet.toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Upload Error', message: 'Only PDF files are accepted.' }),
    );
  });

  it('ends the session as anywhere else, and is silent about what the person stopped', async () => {
    showUploadError(new DOMException('stopped', 'AbortError'));
    showUploadError(new ApiError(401, { code: 'session.invalid', message: 'Your session has ended.' }));
    await settle();
    expect(navigate).toHaveBeenCalledWith('/');
    expect(outlet.toast).toHaveBeenCalledOnce();
    expect(outlet.toast).not.toHaveBeenCalledWith(expect.objectContaining({ title: 'Upload Error' }));
  });
});

describe('errorText', () => {
  it.each([
    [new ApiError(0, { code: 'offline' }), 'Check your internet connection and try again.'],
    [new ApiError(429, { code: 'request.too_many' }, '30'), 'Wait 30 seconds and try again.'],
    [new ApiError(409, { code: 'job.closed', message: 'This job is closed.' }), 'This job is closed.'],
    [
      new ApiError(500, { code: 'service.failed', message: 'x', requestId: 'req-7' }),
      'Something went wrong on our side. Try again in a moment. (Reference: req-7)',
    ],
    // A proxy's response is not our JSON.
    [new ApiError(502, {}), 'Something went wrong on our side. Try again in a moment.'],
    [new TypeError('x is undefined'), 'Something went wrong on our side. Try again in a moment.'],
  ])('%s', (error, message) => {
    expect(errorText(error).message).toBe(message);
  });
});

describe('applyFieldErrors', () => {
  it('marks each field with its first sentence and focuses the first of the form', () => {
    const setError = vi.fn();
    const getValues = () => ({ email: '', company: { name: '' } });
    const data = { 'company.name': ['Three.'], email: ['One.', 'Two.'] };
    expect(applyFieldErrors(new ApiError(422, { data }), { setError, getValues })).toBe(true);
    expect(setError.mock.calls).toEqual([
      ['email', { type: 'server', message: 'One.' }, { shouldFocus: true }],
      ['company.name', { type: 'server', message: 'Three.' }, { shouldFocus: false }],
    ]);
  });

  it('leaves other errors alone', () => {
    const setError = vi.fn();
    const form = { setError, getValues: () => ({}) };
    expect(applyFieldErrors(new ApiError(409, { code: 'job.closed' }), form)).toBe(false);
    expect(applyFieldErrors(new Error('x'), form)).toBe(false);
    expect(setError).not.toHaveBeenCalled();
  });
});
