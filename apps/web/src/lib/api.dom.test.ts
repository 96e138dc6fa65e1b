import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, requestOf, upload } from './api.ts';
import { registerOutlet } from './feedback.ts';
import { startI18n } from './i18n.ts';
import { signIn, signOut } from './session.ts';

const answer = (status: number, body: unknown, headers?: Record<string, string>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status, headers })),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

describe('requestOf', () => {
  it('fills and encodes the path, and leaves empty query values out', () => {
    expect(requestOf('GET /job/:id', { params: { id: '../a' } })).toEqual({
      method: 'GET',
      url: '/api/v1/job/..%2Fa',
    });
    expect(
      requestOf('GET /job', {
        query: { search: 'R&D', 'filter[type]': 'full-time', offset: 0, sort: undefined },
      }).url,
    ).toBe('/api/v1/job?search=R%26D&filter%5Btype%5D=full-time&offset=0');
  });
});

describe('call', () => {
  it('sends who asks and in which language, and answers the body', async () => {
    answer(200, { data: [] });
    signIn({ token: 't1', user: { name: 'x' } as never });
    await expect(call('GET /category')).resolves.toEqual({ data: [] });
    expect(fetch).toHaveBeenCalledWith(
      '/api/v1/category',
      expect.objectContaining({
        method: 'GET',
        headers: expect.objectContaining({ authorization: 'Bearer t1', 'accept-language': 'en' }),
      }),
    );
  });

  it('throws the error of the API, with the wait', async () => {
    answer(429, { code: 'request.too_many', message: 'Wait.', requestId: 'r1' }, { 'retry-after': '12' });
    await expect(
      call('POST /users/login', { body: { email: 'a@b.c', password: 'x' } }),
    ).rejects.toMatchObject({
      status: 429,
      code: 'request.too_many',
      requestId: 'r1',
      retryAfter: 12,
      data: {},
    });
  });

  it('names what is sent, and sends it by the same name until it is answered', async () => {
    const keys: unknown[] = [];
    const send = async (status: number | null, id = 'a') => {
      const sent = vi.fn(async (_url: string, { headers }: { headers: Record<string, string> }) => {
        keys.push(headers['idempotency-key']);
        if (status === null) throw new TypeError('Failed to fetch');
        return new Response('{}', { status });
      });
      vi.stubGlobal('fetch', sent);
      await call('POST /job/:id/copy', { params: { id } }).catch(() => undefined);
    };
    for (const status of [null, 503, 201, 409, 201]) await send(status);
    await send(null, 'b');
    const [lost, unsure, done, next, last, other] = keys;
    expect(lost).toMatch(/^[\da-f]{32}$/);
    expect([unsure, done]).toEqual([lost, lost]);
    expect(new Set([lost, next, last, other]).size).toBe(4);
    answer(200, {});
    await call('GET /category');
    expect(fetch).not.toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ headers: expect.objectContaining({ 'idempotency-key': expect.anything() }) }),
    );
  });

  it('says offline when no answer came, and survives an answer that is no JSON', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    );
    await expect(call('GET /category')).rejects.toMatchObject({ status: 0, code: 'offline' });
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('<html>Bad gateway</html>', { status: 502 })),
    );
    await expect(call('GET /category')).rejects.toMatchObject({ status: 502, code: undefined });
  });
});

describe('upload', () => {
  it('tells of a file that did not arrive, wherever it was sent from', async () => {
    const toast = vi.fn();
    registerOutlet({ toast, clearToasts: vi.fn(), popup: vi.fn(), confirm: vi.fn() });
    await startI18n();
    class Unreachable {
      upload = {};
      onerror = () => undefined;
      open = () => undefined;
      setRequestHeader = () => undefined;
      send = () => this.onerror();
    }
    vi.stubGlobal('XMLHttpRequest', Unreachable);
    await expect(upload('POST /upload/docs', new File(['x'], 'cv.pdf'))).rejects.toMatchObject({ status: 0 });
    await expect
      .poll(() => toast)
      .toHaveBeenCalledWith(
        expect.objectContaining({
          title: 'Upload Error',
          message: 'Check your internet connection and try again.',
        }),
      );
  });
});
