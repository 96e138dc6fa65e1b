import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

interface Connection {
  near: Socket;
  far: Socket;
  /** Lost packets are never resent: such a connection stays dead, like one whose router failed. */
  isLost: boolean;
}

export interface FaultProxy {
  /** `url` through the proxy. */
  through(url: string): string;
  /** Silently drops packets in both directions from now on; new connections are accepted and get no response. */
  drop(): void;
  /** Delivers outgoing packets that contain `text`, but drops the responses, along with the connections. */
  dropAnswerTo(text: string): void;
  /** Delays every packet by this time, each way. */
  delay(milliseconds: number): void;
  /** Resets every connection; new ones are accepted. */
  cut(): void;
  /** Resets every connection, and stops listening. */
  refuse(): Promise<void>;
  /** New connections work again. */
  restore(): Promise<void>;
  /** New connections go to the server at `url`, as after a failover. */
  leadTo(url: string): void;
  /** Number of open connections. */
  readonly open: number;
  close(): Promise<void>;
}

/** Network that fails on demand, between the program and the real server at `url`. */
export async function startFaultProxy(url: string): Promise<FaultProxy> {
  let target = new URL(url);
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
        // The end of a connection is dropped like any other packet.
        if (from === near) connections.delete(connection);
        if (from === near || !(isDropping || connection.isLost)) to.destroy();
      });
    }
  }

  const server = createServer(take);
  const port = await freePort();
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen();

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
      if (!server.listening) await listen();
    },
    leadTo(other) {
      target = new URL(other);
    },
    get open() {
      return connections.size;
    },
    close: refuse,
  };
}
