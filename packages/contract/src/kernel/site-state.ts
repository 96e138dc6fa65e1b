/** Header of responses while the site can be read and not changed; its value is `reading`. */
export const siteStateHeader = 'site-state';
