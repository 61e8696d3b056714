/** Line drawings of 64 by 40 of places that a city's people know, as SVG path data. */
const motifs: Readonly<Record<string, string>> = {
  /** The museum on its two pillars (MASP). */
  'sao-paulo-sp': 'M10 36V8M54 36V8M6 8h52M14 14h36v9H14zM22 14v9M30 14v9M38 14v9M2 36h60',
  /** Sugarloaf, its neighbor and the cable. */
  'rio-de-janeiro-rj':
    'M2 33c6 0 8-11 14-11s8 9 12 9c4-17 8-25 14-25s10 16 20 27M18 22L41 6M2 38q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0',
  /** The towers of Congress between dome and bowl. */
  'brasilia-df': 'M2 30h60M28 30V5h3v25M34 30V5h3v25M6 30c1-8 15-8 16 0M43 23h17c-2 9-15 9-17 0M2 36h60',
  /** The public lift between the lower and the upper city. */
  'salvador-ba': 'M16 36V4h9v32M25 9h25v5H25M50 14c0 8 4 14 12 22M18 10h5M18 16h5M18 22h5M2 36h60',
  /** A raft under sail. */
  'fortaleza-ce': 'M12 28h40l-5 5H17zM30 28V4c10 5 17 12 19 20H30M2 38q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0',
  /** The vaults of the church at Pampulha. */
  'belo-horizonte-mg':
    'M4 35c2-28 20-28 22 0M26 35c1-13 8-13 9 0M35 35c1-16 9-16 10 0M45 35c1-13 8-13 9 0M2 35h60M59 35V10h3M16 35V22',
  /** The dome of the opera house. */
  'manaus-am':
    'M10 35V19h44v16M2 35h60M20 19v-4h24v4M23 15c0-12 18-12 18 0M32 6V2M17 35V25M24 35V25M32 35V25M40 35V25M47 35V25',
  /** A Paraná pine. */
  'curitiba-pr': 'M32 36V9M10 9c6 7 38 7 44 0M16 16c6 6 26 6 32 0M23 22c4 4 14 4 18 0M2 36h60',
  /** A bridge over the river. */
  'recife-pe':
    'M2 16h60M8 30V16M24 30V16M40 30V16M56 30V16M8 26c0-9 16-9 16 0M24 26c0-9 16-9 16 0M40 26c0-9 16-9 16 0M14 16V9M32 16V9M50 16V9M2 36q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0',
  /** The Art Deco clock tower. */
  'goiania-go':
    'M25 36V11h14v25M28 11V6h8v5M32 6V2M32 15a4 4 0 1 0 .01 0M32 17v2h2M20 36V28h5M44 36V28h-5M2 36h60',
  /** The power station's chimney, and the sun over the river. */
  'porto-alegre-rs':
    'M10 34l1-31h5l1 31M17 19h21v15M22 24v5M27 24v5M32 24v5M2 34h60M42 34a9 9 0 0 1 18 0M51 19v-4M62 25l2-2',
  /** The market with its corner towers. */
  'belem-pa':
    'M10 35V19h44v16M7 35V12l4-9 4 9v23M49 35V12l4-9 4 9v23M2 35h60M27 35v-8c0-5 10-5 10 0v8M20 25h3M41 25h3',
  /** A plane. */
  'guarulhos-sp': 'M6 30l6-3 13-5L13 9l5-1 18 10 14-5c5-1 9 1 8 4s-4 4-8 5L15 33zM2 37h60',
  /** The railway station. */
  'campinas-sp': 'M6 35V19h52v16M26 19V5h12v14M26 5l6-4 6 4M2 35h60M32 10v3h2M12 35v-9h7v9M45 35v-9h7v9',
};

/** A street of houses, for a city without a drawing of its own. */
const street =
  'M5 35V22l9-8 9 8v13M23 35V17l9-9 9 9v18M41 35V23l9-7 9 7v12M2 35h60M12 35v-7h4v7M30 35v-8h4v8M48 35v-6h4v6M30 20h4';

/** The drawing of a city. */
export const cityMotif = (slug: string): string => motifs[slug] ?? street;
