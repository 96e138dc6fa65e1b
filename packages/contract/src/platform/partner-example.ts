/** Address of the OpenAPI description of partners' calls. */
export const partnerDescription = '/api/v1/partner/openapi.json';

/** Sample code for partners: a call with a key, from a browser, page by page, and for recent changes. */
export function partnerExamples({ header, address }: { header: string; address: string }) {
  const curl = (call: string) => `curl -H "${header}: acheep_…" \\\n  "${address}/partner/${call}"`;
  return {
    call: curl('job?limit=20'),
    browser: `const answer = await fetch('${address}/partner/event', {\n  headers: { '${header}': key },\n});\nconst { data, meta } = await answer.json();`,
    page: curl('job?search=accountant&filter[type]=full-time&limit=100&offset=100'),
    copy: curl('job?sort=updatedAt_1&filter[changedSince]=2026-11-01T00:00:00Z&limit=100'),
  };
}
