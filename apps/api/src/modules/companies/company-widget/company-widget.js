// The open jobs of a company, in a frame of its own where this script stands: the page around cannot reach into it, and
// it not into the page. It loads nothing else and keeps nothing.
(() => {
  const script = document.currentScript;
  const { company = '', locale, scheme, limit } = script ? script.dataset : {};
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(company)) {
    // biome-ignore lint/suspicious/noConsole: whoever builds the page around looks for it there
    console.warn('The widget needs the id of a company in data-company.');
    return;
  }
  const address = new URL(`/embed/company/${company}`, script.src);
  for (const [name, value] of Object.entries({ locale, scheme, limit }))
    if (value) address.searchParams.set(name, value);

  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = locale === 'km' ? 'ការងារកំពុងផ្សាយ' : 'Open jobs';
  frame.referrerPolicy = 'no-referrer';
  Object.assign(frame.style, { display: 'block', width: '100%', height: '240px', border: '0' });
  // Only this frame is listened to, and only a height is believed.
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    const height = data?.companyJobsHeight;
    if (Number.isFinite(height)) frame.style.height = `${Math.min(Math.max(Math.ceil(height), 40), 10000)}px`;
  });
  script.after(frame);
})();
