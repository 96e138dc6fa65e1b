/** Preview picture of a shared link, in pixels as Facebook and Telegram require. */
export const sharedPicture = { width: 1200, height: 630 } as const;
