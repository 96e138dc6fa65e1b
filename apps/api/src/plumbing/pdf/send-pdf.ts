import type { FastifyReply } from 'fastify';
import { contentDisposition } from '../content-disposition.ts';

/** Sends a PDF that the browser displays and no cache stores. */
export const sendPdf = (reply: FastifyReply, { name, content }: { name: string; content: Uint8Array }) =>
  reply
    .headers({
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition('inline', name),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .send(Buffer.from(content));
