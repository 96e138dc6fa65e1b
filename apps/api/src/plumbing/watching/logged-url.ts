/** Maximum characters of a logged URL: one may be 128 kB, and must not fill the disk. */
const maxUrlLength = 2000;

/** Redacts a URL for the log: secrets in links are left out, as a reader of the log could use them. */
export const loggedUrl = (url: string): string =>
  url
    .slice(0, maxUrlLength)
    // A partner's key in a URL is a mistake, and must not end up in the log.
    .replace(/acheep_[\w-]+/gi, 'acheep_…')
    .replace(/([?&](?:token|code|password|email|key|x[-_]?api[-_]?key|api[-_]?key)=)[^&#]*/gi, '$1…')
    .replace(
      /(\/(?:file|calendar|invoice|unsubscribe|certificate\/pdf|job\/poster|users\/export|(?:users\/)?resume\/pdf|application\/pdf)\/)[^/?#]+/,
      '$1…',
    );
