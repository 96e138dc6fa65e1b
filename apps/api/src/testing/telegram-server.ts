import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

type Values = Record<string, string>;

interface Message {
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

interface Chat {
  id: number;
  username?: string;
  title: string;
  type: 'channel' | 'supergroup' | 'private';
  /** The bot's place in it. */
  member: Record<string, unknown>;
}

/** How a call is answered instead: refused, with the connection closed before it is done, or with it closed after. */
export type Mishap =
  | { status: number; description: string; retryAfter?: number }
  | 'closed'
  | 'lost'
  | 'html';

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

async function readCall(request: IncomingMessage) {
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

class Refused extends Error {
  status: number;
  retryAfter: number | undefined;
  constructor(status: number, description: string, retryAfter?: number) {
    super(description);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The text of HTML as Telegram reads it: few tags, four entities, and no other signs of markup. */
function textOf(html: string): string {
  const bare = html.replace(/<\/?(?:b|i|s)>|<a href="[^"<>]*">|<\/a>/g, '');
  if (/[<>]|&(?!(?:lt|gt|amp|quot|#39);)/.test(bare))
    throw new Refused(400, "Bad Request: can't parse entities");
  const signs: Values = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };
  return bare.replace(/&(?:lt|gt|amp|quot|#39);/g, (sign) => signs[sign] ?? sign);
}

/** Longest texts of Telegram, in UTF-16 units without the markup. */
const longest = { caption: 1024, text: 4096 };

/**
 * Bot API of Telegram with its wire format, for one bot. Tests add channels, read messages, and say how the next calls
 * go wrong.
 */
export async function startTelegram(token = '123456:AAE_test_token_of_a_bot_that_nobody_has', port = 0) {
  const chats: Chat[] = [];
  const messages: Message[] = [];
  const calls: { method: string; values: Values }[] = [];
  const mishaps: { method: string; mishap: Mishap }[] = [];
  const state = { lastId: 0, waits: 0, mostAtOnce: 0, atOnce: 0 };

  const chatOf = (named = '') => {
    const chat = chats.find(
      ({ id, username }) => String(id) === named || (username && `@${username}` === named),
    );
    if (!chat) throw new Refused(400, 'Bad Request: chat not found');
    return chat;
  };
  const mayPost = (chat: Chat) => {
    const { status, can_post_messages: may } = chat.member;
    if (status === 'kicked') throw new Refused(403, 'Forbidden: bot was kicked from the channel chat');
    if (status === 'left') throw new Refused(403, 'Forbidden: bot is not a member of the channel chat');
    if (!may) throw new Refused(400, 'Bad Request: need administrator rights in the channel chat');
  };
  const bounded = (html: string, kind: keyof typeof longest) => {
    const text = textOf(html);
    if (text.length > longest[kind]) throw new Refused(400, `Bad Request: message ${kind} is too long`);
    if (!text.trim()) throw new Refused(400, 'Bad Request: message text is empty');
    return text;
  };
  const shown = ({ chat, id, text }: Message) => ({
    message_id: id,
    date: 1_780_000_000,
    chat: chats.find((one) => one.id === chat),
    text,
  });
  const messageOf = ({ chat_id: chat, message_id: id }: Values) => {
    const found = messages.find((one) => one.id === Number(id) && one.chat === chatOf(chat).id);
    if (!found) throw new Refused(400, 'Bad Request: message to edit not found');
    return found;
  };
  function send(chat: Chat, html: string, photo: Buffer | null, values: Values) {
    mayPost(chat);
    const text = bounded(html, photo ? 'caption' : 'text');
    state.lastId += 1;
    const buttons = values.reply_markup ? (JSON.parse(values.reply_markup) as unknown) : null;
    const message = { chat: chat.id, id: state.lastId, html, text, photo, edits: 0, buttons };
    messages.push(message);
    return shown(message);
  }
  function edit(values: Values, html: string) {
    const message = messageOf(values);
    mayPost(chatOf(values.chat_id));
    if (message.html === html)
      throw new Refused(
        400,
        'Bad Request: message is not modified: specified new message content is the same',
      );
    message.text = bounded(html, message.photo ? 'caption' : 'text');
    message.html = html;
    message.edits += 1;
    return shown(message);
  }

  const methods: Record<string, (values: Values, files: Map<string, Buffer>) => unknown> = {
    getMe: () => ({ id: 123456, is_bot: true, first_name: 'Acheep', username: 'acheep_test_bot' }),
    getChat({ chat_id: named }) {
      const { member, ...chat } = chatOf(named);
      if (member.status === 'kicked')
        throw new Refused(403, 'Forbidden: bot was kicked from the channel chat');
      return chat;
    },
    getChatMember: ({ chat_id: named }) => ({ user: { id: 123456, is_bot: true }, ...chatOf(named).member }),
    sendMessage: (values) => send(chatOf(values.chat_id), values.text ?? '', null, values),
    sendPhoto(values, files) {
      const photo = files.get((values.photo ?? '').replace('attach://', ''));
      if (!photo || photo.length === 0)
        throw new Refused(400, 'Bad Request: there is no photo in the request');
      return send(chatOf(values.chat_id), values.caption ?? '', photo, values);
    },
    editMessageCaption: (values) => edit(values, values.caption ?? ''),
    editMessageMedia(values, files) {
      const media = JSON.parse(values.media ?? '{}') as { media?: string; caption?: string };
      const photo = files.get((media.media ?? '').replace('attach://', ''));
      if (!photo || photo.length === 0)
        throw new Refused(400, 'Bad Request: there is no photo in the request');
      const shown = edit(values, media.caption ?? '');
      messageOf(values).photo = photo;
      return shown;
    },
    editMessageText: (values) => edit(values, values.text ?? ''),
    deleteMessage(values) {
      const at = messages.indexOf(messageOf(values));
      messages.splice(at, 1);
      return true;
    },
  };

  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  function channel(username: string, changes: Partial<Chat> = {}): Chat {
    const chat: Chat = {
      id: -1_001_000_000_000 - chats.length,
      username,
      title: `Jobs of ${username}`,
      type: 'channel',
      member: { status: 'administrator', can_post_messages: true, can_edit_messages: true },
      ...changes,
    };
    chats.push(chat);
    return chat;
  }
  /** For tests in another process: adds a channel where there is none of the name, and tells what is in it. */
  function tell(username: string) {
    const chat = chats.find((one) => one.username === username) ?? channel(username);
    return messages.filter((one) => one.chat === chat.id).map(({ html, text }) => ({ html, text }));
  }

  const server = createServer(async (request, response) => {
    const [, told] = /^\/channel\/(\w+)$/.exec(request.url ?? '') ?? [];
    if (told) return answer(response, 200, tell(told));
    const [, given, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    const { values, files } = await readCall(request);
    const refuse = (error: Refused) =>
      answer(response, error.status, {
        ok: false,
        error_code: error.status,
        description: error.message,
        ...(error.retryAfter !== undefined && { parameters: { retry_after: error.retryAfter } }),
      });
    if (given !== token) return refuse(new Refused(401, 'Unauthorized'));
    calls.push({ method, values });
    const at = mishaps.findIndex((one) => one.method === method || one.method === '*');
    const [{ mishap } = { mishap: null }] = at < 0 ? [] : mishaps.splice(at, 1);
    if (mishap === 'closed') return request.socket.destroy();
    if (mishap === 'html') return response.writeHead(502).end('<html>Bad Gateway</html>');
    try {
      if (mishap && mishap !== 'lost')
        throw new Refused(mishap.status, mishap.description, mishap.retryAfter);
      state.atOnce += 1;
      state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce);
      await new Promise((resolve) => setTimeout(resolve, state.waits));
      state.atOnce -= 1;
      const result = methods[method]?.(values, files);
      if (result === undefined) throw new Refused(404, 'Not Found');
      if (mishap === 'lost') return request.socket.destroy();
      return answer(response, 200, { ok: true, result });
    } catch (error) {
      if (error instanceof Refused) return refuse(error);
      throw error;
    }
  });
  const listen = (on: number) => new Promise<void>((resolve) => server.listen(on, '127.0.0.1', resolve));
  await listen(port);
  const { port: used } = server.address() as { port: number };

  return {
    token,
    url: `http://127.0.0.1:${used}`,
    settings: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_URL: `http://127.0.0.1:${used}` },
    messages,
    calls,
    state,
    /** Adds a channel in which the bot may post. */
    channel,
    /** Says how the next call of a method goes, or of any with `*`. */
    next(method: string, mishap: Mishap, times = 1) {
      for (let time = 0; time < times; time += 1) mishaps.push({ method, mishap });
    },
    /** Forgets mishaps that have not happened. */
    calm() {
      mishaps.length = 0;
    },
    of: (chat: Chat) => messages.filter((one) => one.chat === chat.id),
    goAway: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(used),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
