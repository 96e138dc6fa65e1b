/** Types of the part of autocannon that the benchmark uses; the package has none. */
declare module 'autocannon' {
  interface Request {
    path: string;
  }
  interface Run extends Promise<{ duration: number }> {
    on(
      event: 'response',
      listen: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    requests?: { setupRequest(request: Request): Request }[];
  }): Run;
}
