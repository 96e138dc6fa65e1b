/** Where public files are; empty on the site's own address. One process serves one site. */
let origin = '';

/** Sets the origin in front of the addresses of public files, such as that of a CDN: once, at start. */
export function setFilesHost({ FILES_URL }: { FILES_URL: string }) {
  origin = FILES_URL;
}

/** The public address of the file at `path`, for kinds that are public. Addresses are made here and never stored. */
export const publicUrl = (path: string) => `${origin}/media/${path}`;

/** The storage key of a public file by its address; undefined if the address is not ours. */
export function keyOfUrl(address: string): string | undefined {
  const local = address.startsWith(origin) ? address.slice(origin.length) : address;
  return /^\/media\/(.+)$/.exec(local)?.[1];
}
