/* Pictures for stories and tests, generated here so that no story needs the network. */

function svg(width: number, height: number, drawing: string): string {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(markup)}`;
}

/** A picture that no browser can decode. */
export const broken = 'data:image/png;base64,nothing';

/** A person, 80 × 80. */
export const portrait: string = svg(
  80,
  80,
  '<rect width="80" height="80" fill="#e7c9a5"/><path d="M8 88c0-22 14-32 32-32s32 10 32 32z" fill="#2f5d62"/><circle cx="40" cy="36" r="16" fill="#8d5a3b"/><path d="M22 38c-2-20 10-26 18-26s20 6 18 26c-4-10-10-14-18-14s-14 4-18 14z" fill="#2b1d16"/>',
);

/** A school's crest, 64 × 64, with a transparent background. */
export const crest: string = svg(
  64,
  64,
  '<path d="M10 8h44v26c0 12-10 18-22 24C20 52 10 46 10 34z" fill="#1d3f72"/><path d="M18 22c6-2 10-1 14 2 4-3 8-4 14-2v18c-6-2-10-1-14 2-4-3-8-4-14-2z" fill="#f4efe2"/><path d="M32 24v18" stroke="#1d3f72" stroke-width="2"/>',
);

const scenes: readonly [name: string, drawing: string][] = [
  [
    'Fachada do colégio, com o portão aberto',
    '<rect width="800" height="450" fill="#bcd9e8"/><rect y="330" width="800" height="120" fill="#b9ad93"/><path d="M120 150h560v200H120z" fill="#e9dcc3"/><path d="M96 150 400 60l304 90z" fill="#a4553b"/><path d="M352 230h96v120h-96z" fill="#5b4636"/><g fill="#7fa3b5"><path d="M168 196h72v64h-72zM272 196h56v64h-56zM472 196h56v64h-56zM560 196h72v64h-72z"/></g><circle cx="400" cy="118" r="18" fill="#f4efe2"/><path d="M40 350V250m0 0c-34-6-34-66 0-72 34 6 34 66 0 72zm720 100V240m0 0c-34-6-34-66 0-72 34 6 34 66 0 72z" fill="#4f7f52" stroke="#5b4636" stroke-width="8"/>',
  ],
  [
    'Biblioteca com mesas de leitura',
    '<rect width="800" height="450" fill="#efe3cd"/><rect y="350" width="800" height="100" fill="#b98d5f"/><g fill="#8a5f3c"><path d="M60 60h300v16H60zM60 150h300v16H60zM60 240h300v16H60zM440 60h300v16H440zM440 150h300v16H440zM440 240h300v16H440z"/></g><g stroke-width="22"><path d="M84 58V8m40 50V0m36 58V14m44 44V4m52 144V98m-172 50V92m36 56v-44m220-46V8m44 50V2m48 56V14m48 134V92m-140 56v-44" stroke="#2f5d62"/><path d="M260 58V8m40 50V18M164 148V98m48 50V92m88 56v-48M84 238v-50m44 50v-44m92 44v-52m244-38v-50m48 50V92m180 56v-50m-216 140v-50m48 50v-40m96 40v-50" stroke="#a4553b"/></g><path d="M220 340h360v18H220zM250 358v70M550 358v70" fill="#5b4636" stroke="#5b4636" stroke-width="12"/><path d="M330 336c30-14 52-12 70 0 18-12 40-14 70 0" fill="#fff" stroke="#5b4636" stroke-width="4"/>',
  ],
  [
    'Quadra coberta',
    '<rect width="800" height="450" fill="#d9e4e6"/><path d="M0 120 400 30l400 90V0H0z" fill="#6b8794"/><path d="M0 300h800v150H0z" fill="#c26b45"/><path d="M60 450 200 320h400l140 130M400 320v130" fill="none" stroke="#f4efe2" stroke-width="6"/><ellipse cx="400" cy="385" rx="90" ry="34" fill="none" stroke="#f4efe2" stroke-width="6"/><path d="M110 330V180m580 150V180" stroke="#5b4636" stroke-width="10"/><path d="M70 130h80v56H70zm580 0h80v56h-80z" fill="#fff" stroke="#a4553b" stroke-width="6"/>',
  ],
  [
    'Laboratório de ciências',
    '<rect width="800" height="450" fill="#dfe9dc"/><path d="M0 320h800v30H0z" fill="#7c8c86"/><path d="M0 350h800v100H0z" fill="#a9b8b0"/><path d="M220 170h60v50l50 100H170l50-100z" fill="#bfe0ea" stroke="#4a5d63" stroke-width="6"/><path d="M197 270h106l24 48H173z" fill="#4f9a8b"/><path d="M420 200h40v90a20 20 0 0 1-40 0zM490 200h40v90a20 20 0 0 1-40 0z" fill="#f0dca0" stroke="#4a5d63" stroke-width="6"/><path d="M620 320h90m-70 0 10-60 50-90m-66 40 60 34" fill="none" stroke="#37474f" stroke-width="16" stroke-linecap="round"/>',
  ],
  [
    'Sala de aula vista do fundo',
    '<rect width="800" height="450" fill="#f1e8d8"/><rect y="340" width="800" height="110" fill="#c8ab84"/><path d="M150 60h500v190H150z" fill="#2f4f45" stroke="#8a5f3c" stroke-width="14"/><path d="M200 120h180m-180 40h260m-260 40h120" stroke="#f4efe2" stroke-width="6" stroke-linecap="round"/><g fill="#a4754a"><path d="M80 350h140v18H80zM330 350h140v18H330zM580 350h140v18H580z"/></g><path d="M100 368v60m100-60v60m150-60v60m100-60v60m150-60v60m100-60v60" stroke="#5b4636" stroke-width="8"/>',
  ],
];

/** Photos of a school, 800 × 450. */
export const photos: readonly { readonly alt: string; readonly src: string }[] = scenes.map(
  ([alt, drawing]) => ({ alt, src: svg(800, 450, drawing) }),
);
