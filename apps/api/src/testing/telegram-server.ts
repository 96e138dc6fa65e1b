import { createServer, type ServerResponse } from 'node:http';
import {
  keyboardOf,
  type Message,
  maxLengths,
  Refused,
  readCall,
  textOf,
  type Values,
} from './telegram-wire.ts';

interface Chat {
  id: number;
  username?: string;
  title?: string;
  type: 'channel' | 'supergroup' | 'private';
  first_name?: string;
  last_name?: string;
  /** Language of a person's Telegram. */
  language?: string;
  /** The bot's place in it. */
  member: Record<string, unknown>;
}

/** How a call is answered instead: as usual, refused, with the connection closed before it is done, or with it closed after. */
export type Mishap =
  | { status: number; description: string; retryAfter?: number }
  | 'none'
  | 'closed'
  | 'lost'
  | 'html';

/**
 * Bot API of Telegram with its wire format, for one bot. Tests add channels, read messages, and say how the next calls
 * go wrong.
 */
export async function startTelegram(token = '123456:AAE_test_token_of_a_bot_that_nobody_has', port = 0) {
  const chats: Chat[] = [];
  const messages: Message[] = [];
  const documents: { chat: number; document: Buffer }[] = [];
  const calls: { method: string; values: Values }[] = [];
  const mishaps: { method: string; mishap: Mishap }[] = [];
  const state = { lastId: 0, waits: 0, maxAtOnce: 0, atOnce: 0 };

  const updates: { update_id: number; [kind: string]: unknown }[] = [];
  const webhook = { url: '', secret: '', info: {} as Record<string, unknown> };

  const chatOf = (named = '') => {
    const chat = chats.find(
      ({ id, username }) => String(id) === named || (username && `@${username}` === named),
    );
    if (!chat) throw new Refused(400, 'Bad Request: chat not found');
    return chat;
  };
  const mayPost = (chat: Chat) => {
    const { status, can_post_messages: may } = chat.member;
    if (status === 'kicked')
      throw new Refused(
        403,
        chat.type === 'private'
          ? 'Forbidden: bot was blocked by the user'
          : 'Forbidden: bot was kicked from the channel chat',
      );
    if (chat.type === 'private') return;
    if (status === 'left') throw new Refused(403, 'Forbidden: bot is not a member of the channel chat');
    if (!may) throw new Refused(400, 'Bad Request: need administrator rights in the channel chat');
  };
  const bounded = (html: string, kind: keyof typeof maxLengths) => {
    const text = textOf(html);
    if (text.length > maxLengths[kind]) throw new Refused(400, `Bad Request: message ${kind} is too long`);
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
    const buttons = keyboardOf(values);
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
    sendDocument(values, files) {
      const chat = chatOf(values.chat_id);
      mayPost(chat);
      const document = files.get((values.document ?? '').replace('attach://', ''));
      if (!document || document.length === 0)
        throw new Refused(400, 'Bad Request: there is no document in the request');
      documents.push({ chat: chat.id, document });
      state.lastId += 1;
      return { message_id: state.lastId, date: 1_780_000_000, chat };
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
    editMessageReplyMarkup(values) {
      const message = messageOf(values);
      message.buttons = keyboardOf(values);
      message.edits += 1;
      return shown(message);
    },
    answerCallbackQuery({ callback_query_id: id }) {
      if (!updates.some((one) => (one.callback_query as { id?: string } | undefined)?.id === id))
        throw new Refused(
          400,
          'Bad Request: query is too old and response timeout expired or query ID is invalid',
        );
      return true;
    },
    setMyCommands: () => true,
    setWebhook({ url = '', secret_token: secret = '' }) {
      webhook.url = url;
      webhook.secret = secret;
      return true;
    },
    deleteWebhook() {
      webhook.url = '';
      return true;
    },
    getWebhookInfo: () => ({
      pending_update_count: 0,
      has_custom_certificate: false,
      ...webhook.info,
      url: webhook.url,
    }),
    async getUpdates({ offset = '0', timeout = '0' }) {
      if (webhook.url)
        throw new Refused(
          409,
          "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
        );
      const waiting = () => updates.filter((one) => one.update_id >= Number(offset));
      for (
        let waits = 0;
        waits < Number(timeout) * 10 && waiting().length === 0 && server.listening;
        waits += 1
      )
        await new Promise((resolve) => setTimeout(resolve, 100));
      return waiting();
    },
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
  /** Adds a person with a private chat with the bot. */
  function person(changes: Partial<Chat> = {}): Chat {
    const member = { status: 'member' };
    const chat: Chat = {
      id: 5_000_000_000 + chats.length,
      type: 'private',
      first_name: 'Sokha',
      member,
      ...changes,
    };
    chats.push(chat);
    return chat;
  }
  const from = ({ id, first_name, last_name, language }: Chat) => ({
    id,
    is_bot: false,
    first_name,
    last_name,
    language_code: language,
  });
  const place = ({ id, first_name }: Chat) => ({ id, type: 'private', first_name });
  /** What Telegram has to deliver to the bot. */
  function update(content: object) {
    const made = { update_id: 700_000_000 + updates.length, ...content };
    updates.push(made);
    return made;
  }
  const says = (one: Chat, text?: string) =>
    update({ message: { message_id: 1, date: 1_780_000_000, from: from(one), chat: place(one), text } });
  function presses(one: Chat, label: string | RegExp) {
    for (const message of messages.filter(({ chat }) => chat === one.id).reverse()) {
      const rows = (message.buttons as { inline_keyboard?: Record<string, string>[][] } | null)
        ?.inline_keyboard;
      const data = rows?.flat().find(({ text = '' }) => text.search(label) >= 0)?.callback_data;
      const shownTo = { message_id: message.id, date: 1_780_000_000, chat: place(one), text: message.text };
      if (data)
        return update({
          callback_query: {
            id: `q${updates.length}`,
            from: from(one),
            chat_instance: '1',
            data,
            message: shownTo,
          },
        });
    }
    throw new Error(`nobody sent ${one.first_name} a button ${label}`);
  }
  function standing(one: Chat, status: 'kicked' | 'member') {
    one.member = { status };
    return update({
      my_chat_member: { chat: place(one), from: from(one), date: 1_780_000_000, new_chat_member: { status } },
    });
  }
  const server = createServer(async (request, response) => {
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
      if (mishap && mishap !== 'lost' && mishap !== 'none')
        throw new Refused(mishap.status, mishap.description, mishap.retryAfter);
      state.atOnce += 1;
      state.maxAtOnce = Math.max(state.maxAtOnce, state.atOnce);
      await new Promise((resolve) => setTimeout(resolve, state.waits));
      state.atOnce -= 1;
      const result = await methods[method]?.(values, files);
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
    documents,
    calls,
    state,
    /** Adds a channel in which the bot may post. */
    channel,
    person,
    says,
    presses,
    standing,
    webhook,
    updates,
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
