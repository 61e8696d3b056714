/** Map provider of the school page, embedded after a click or with consent. The CSP allows frames from this origin only. */
export const mapProvider = { name: 'OpenStreetMap', origin: 'https://www.openstreetmap.org' } as const;
