import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Values = Record<string, string>;

export interface Message {
  chat: number;
  id: number;
  /** Markup as it was sent, and the text that people read. */
  html: string;
  text: string;
  /** Bytes of the photo; null for a message of text. */
  photo: Buffer | null;
  edits: number;
  buttons: unknown;
}

/** Fields and files of a multipart body, in the form in which clients of bots write it. */
function partsOf(body: Buffer, boundary: string): { values: Values; files: Map<string, Buffer> } {
  const values: Values = {};
  const files = new Map<string, Buffer>();
  const text = body.toString('latin1');
  for (const part of text.split(`--${boundary}`).slice(1, -1)) {
    const [head = '', ...rest] = part.replace(/^\r\n/, '').split('\r\n\r\n');
    const content = Buffer.from(rest.join('\r\n\r\n').replace(/\r\n$/, ''), 'latin1');
    const name = /name="([^"]*)"/.exec(head)?.[1] ?? '';
    if (/filename=/.test(head)) files.set(name, content);
    else values[name] = content.toString();
  }
  return { values, files };
}

export async function readCall(request: IncomingMessage) {
  const body = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type)?.[1];
  if (boundary) return partsOf(body, boundary);
  const values = body.length > 0 ? (JSON.parse(body.toString()) as Record<string, unknown>) : {};
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return { values: Object.fromEntries(texts) as Values, files: new Map<string, Buffer>() };
}

export class Refused extends Error {
  status: number;
  retryAfter: number | undefined;
  constructor(status: number, description: string, retryAfter?: number) {
    super(description);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The text of HTML as Telegram reads it: few tags, four entities, and no other signs of markup. */
export function textOf(html: string): string {
  const bare = html.replace(/<\/?(?:b|i|s)>|<a href="[^"<>]*">|<\/a>/g, '');
  if (/[<>]|&(?!(?:lt|gt|amp|quot|#39);)/.test(bare))
    throw new Refused(400, "Bad Request: can't parse entities");
  const signs: Values = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };
  return bare.replace(/&(?:lt|gt|amp|quot|#39);/g, (sign) => signs[sign] ?? sign);
}

/** Buttons of a message, checked as Telegram does. */
export function keyboardOf({ reply_markup: markup }: Values): unknown {
  if (!markup) return null;
  const { inline_keyboard: rows } = JSON.parse(markup) as { inline_keyboard: Record<string, string>[][] };
  for (const { url, callback_data: data, text } of rows.flat()) {
    if (!text) throw new Refused(400, 'Bad Request: inline keyboard button text must be non-empty');
    if (url && !/^https?:\/\/[^/]+\.[^/]/.test(url))
      throw new Refused(400, `Bad Request: inline keyboard button URL '${url}' is invalid: Wrong HTTP URL`);
    if (data && Buffer.byteLength(data) > 64) throw new Refused(400, 'Bad Request: BUTTON_DATA_INVALID');
  }
  return rows.length > 0 ? { inline_keyboard: rows } : null;
}

/** Longest texts of Telegram, in UTF-16 units without the markup. */
export const maxLengths = { caption: 1024, text: 4096 };
