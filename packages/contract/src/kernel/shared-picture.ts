/** What is shown of a page where its link is shared: so wide and high, as Facebook and Telegram ask for. */
export const sharedPicture = { width: 1200, height: 630 } as const;
