import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Connection {
  near: Socket;
  far: Socket;
  /** What was swallowed is missing for good: such a connection never comes back, like one whose router was lost. */
  isLost: boolean;
}

export interface FaultProxy {
  /** `url`, but through the proxy. */
  through(url: string): string;
  /** Packets vanish from now on, without a word to either side; new connections are taken and hear nothing. */
  drop(): void;
  /** Whatever is sent on its way out says `text` is delivered, and its response vanishes, with that connection. */
  dropAnswerTo(text: string): void;
  /** Every packet takes so many milliseconds more, each way. */
  delay(milliseconds: number): void;
  /** Resets every connection; new ones are taken. */
  cut(): void;
  /** Resets every connection, and nothing listens any more. */
  refuse(): Promise<void>;
  /** New connections are as they should be. */
  restore(): Promise<void>;
  /** Connections that are open now. */
  readonly open: number;
  close(): Promise<void>;
}

/** A network that fails on demand, between the program and the real server at `url`. */
export async function startFaultProxy(url: string): Promise<FaultProxy> {
  const target = new URL(url);
  const connections = new Set<Connection>();
  let isDropping = false;
  let unanswered: string | undefined;
  let latency = 0;

  async function pass(connection: Connection, to: Socket, chunk: Buffer) {
    if (latency > 0) await sleep(latency);
    if (isDropping) connection.isLost = true;
    if (!connection.isLost && to.writable) to.write(chunk);
    if (to === connection.far && unanswered && chunk.includes(unanswered)) connection.isLost = true;
  }

  function take(near: Socket) {
    const far = connect(Number(target.port), target.hostname);
    const connection = { near, far, isLost: isDropping };
    connections.add(connection);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true);
      from.on('data', (chunk) => pass(connection, to, chunk));
      from.on('error', () => {});
      from.on('close', () => {
        // The end of a connection is a packet like any other.
        if (from === near) connections.delete(connection);
        if (from === near || !(isDropping || connection.isLost)) to.destroy();
      });
    }
  }

  const server = createServer(take);
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const cut = () => {
    for (const { near, far } of connections) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  const refuse = async () => {
    if (!server.listening) return;
    server.close();
    cut();
    await once(server, 'close');
  };

  return {
    through(other) {
      const proxied = new URL(other);
      proxied.hostname = '127.0.0.1';
      proxied.port = String(port);
      return proxied.href;
    },
    drop() {
      isDropping = true;
      for (const connection of connections) connection.isLost = true;
    },
    dropAnswerTo(text) {
      unanswered = text;
    },
    delay(milliseconds) {
      latency = milliseconds;
    },
    cut,
    refuse,
    async restore() {
      isDropping = false;
      unanswered = undefined;
      latency = 0;
      if (!server.listening) await listen(port);
    },
    get open() {
      return connections.size;
    },
    close: refuse,
  };
}
