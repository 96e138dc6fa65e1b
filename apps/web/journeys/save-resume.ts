import type { Page } from 'playwright-core';

/** Saves a section of the signed-in user's CV through the API. */
export const saveResume = (page: Page, section: string, body: object) =>
  page.evaluate(
    async ([section, body]) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('token')}`,
      };
      const own = await (await fetch('/api/v1/users/resume', { headers })).json();
      const updatedAt = own.data?.updatedAt ?? new Date(0).toISOString();
      const response = await fetch(`/api/v1/resume/${section}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ updatedAt, ...(body as object) }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    [section, body] as const,
  );
