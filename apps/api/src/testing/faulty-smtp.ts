import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** Fault for mail to one address; `drop` accepts the message and disconnects before confirming it. */
type Fault = 'refuse' | 'defer' | 'stall' | 'drop';

const answers = {
  refuse: { responseCode: 550, message: 'no such user' },
  defer: { responseCode: 451, message: 'come back later' },
};

/** Real SMTP server that fails as `faults` specifies, by recipient. `taken` lists the accepted messages, in order. */
export async function startFaultySmtp() {
  const faults = new Map<string, Fault>();
  const taken: { to: string; messageId: string; subject: string }[] = [];
  const sockets = new Set<Socket>();
  const state = { away: false as false | 'ends' | 'resets', refusesSender: false, milliseconds: 0 };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom(_sender, _session, done) {
      if (!state.refusesSender) return done();
      done(Object.assign(new Error('sender refused'), { responseCode: 550 }));
    },
    onRcptTo({ address }, _session, done) {
      const fault = faults.get(address);
      if (fault === 'stall') return;
      if (fault !== 'refuse' && fault !== 'defer') return done();
      const { responseCode, message } = answers[fault];
      done(Object.assign(new Error(`<${address}> ${message}`), { responseCode }));
    },
    async onData(stream, { envelope, remotePort }, done) {
      // Null where the client disconnects midway.
      const chunks = await stream.toArray().catch(() => null);
      if (!chunks) return;
      const text = Buffer.concat(chunks).toString();
      await pause(state.milliseconds);
      const to = envelope.rcptTo[0]?.address ?? '';
      const head = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1] ?? '';
      taken.push({ to, messageId: head('message-id'), subject: head('subject') });
      if (faults.get(to) !== 'drop') return done();
      for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
    },
  });
  // Broken connections are its purpose.
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    if (state.away === 'ends') return socket.destroy();
    if (state.away) return socket.resetAndDestroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    faults,
    taken,
    /** `away`: connections are closed, or reset, before the greeting; `milliseconds`: time per message. */
    state,
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
