const people = (x: number, y: number, size: number, shade: string) => `
  <circle cx="${x}" cy="${y}" r="${size}" fill="${shade}"/>
  <path d="M${x - 2 * size} ${y + 4.4 * size}q0-${3 * size} ${2 * size}-${3 * size}t${2 * size} ${3 * size}z" fill="${shade}"/>`;

/** Visitors of a job fair, as SVG: without text, so that it suits both languages. */
export const fairPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="1200" height="800">
  <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3fa37c"/><stop offset="1" stop-color="#144a37"/></linearGradient></defs>
  <rect width="600" height="400" fill="url(#g)"/>
  <circle cx="510" cy="70" r="130" fill="#fff" opacity=".08"/><circle cx="60" cy="340" r="150" fill="#fff" opacity=".06"/>
  <path d="M90 190h130l-14-44H104zM235 190h130l-14-44H249zM380 190h130l-14-44H394z" fill="#f2b84b"/>
  <path d="M100 190h110v90H100zM245 190h110v90H245zM390 190h110v90H390z" fill="#fff" opacity=".92"/>
  <path d="M112 232h86v10h-86zM257 232h86v10h-86zM402 232h86v10h-86z" fill="#144a37" opacity=".5"/>
  ${people(130, 290, 18, '#0f3a2b')}${people(190, 300, 20, '#10281f')}${people(290, 296, 19, '#0f3a2b')}${people(350, 306, 21, '#10281f')}${people(440, 292, 18, '#0f3a2b')}${people(500, 302, 20, '#10281f')}
</svg>`;

/** CV being written, as SVG. */
export const cvPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 240" width="640" height="960">
  <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2f8f68"/><stop offset="1" stop-color="#144a37"/></linearGradient></defs>
  <rect width="160" height="240" fill="url(#g)"/>
  <circle cx="140" cy="30" r="60" fill="#fff" opacity=".08"/>
  <rect x="34" y="34" width="92" height="124" rx="6" fill="#fff"/>
  <circle cx="58" cy="60" r="12" fill="#3fa37c"/><path d="M78 52h36v5H78zM78 63h26v5H78z" fill="#144a37" opacity=".6"/>
  <path d="M46 88h68v4H46zM46 100h68v4H46zM46 112h50v4H46zM46 128h68v4H46zM46 140h40v4H46z" fill="#144a37" opacity=".3"/>
  <path d="M118 150l-26 26-10 3 3-10 26-26z" fill="#f2b84b"/>
</svg>`;
