import { type RequestOptions, request } from 'node:https';
import { demoCv } from '@acheep/prisma/seed/demo/document';

const boundary = 'beginning';
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
const place = '/api/v1/upload/docs';

/** Starts an upload of `bytes`, or of undeclared length, which continues on demand. */
export function beginUpload(url: string, token: string, bytes?: number) {
  const asked: RequestOptions = {
    method: 'POST',
    rejectUnauthorized: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(bytes && { 'content-length': head.length + bytes }),
    },
  };
  const sending = request(`${url}${place}`, asked);
  const answer = new Promise<number | null>((resolve) => {
    sending.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    // An error after the response changes nothing.
    sending.on('error', () => resolve(null));
  });
  sending.write(head);
  return {
    /** Returns false if the buffer must drain first. */
    send: (part: number) => sending.write(Buffer.alloc(part, 32)),
    gone: () =>
      new Promise((resolve) => {
        for (const event of ['drain', 'close']) sending.once(event, resolve);
      }),
    answer,
    leave: () => sending.destroy(),
  };
}

/** Sends an endless file; returns the response status, and the bytes sent until then. */
export async function sendEndlessly(url: string, token: string) {
  const upload = beginUpload(url, token);
  const part = 500_000;
  let status: number | null | undefined;
  const answered = upload.answer.then((given) => {
    status = given;
  });
  let sent = 0;
  for (; status === undefined && sent < 400_000_000; sent += part)
    if (!upload.send(part)) await Promise.race([answered, upload.gone()]);
  await answered;
  upload.leave();
  return { status, sent };
}

/** Uploads a complete CV and returns the status. */
export async function uploadOf(url: string, token: string): Promise<number> {
  const form = new FormData();
  const cv = new Uint8Array(
    demoCv({ name: 'Sok Dara', email: 'dara@journey.example', phone: '+85512345678' }),
  );
  form.append('file', new File([cv], 'cv.pdf', { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}${place}`, { method: 'POST', headers, body: form })).status;
}
