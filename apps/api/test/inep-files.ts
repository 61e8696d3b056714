import path from 'node:path';

const fixtures = path.join(import.meta.dirname, 'fixtures');

/** Paths of INEP's own files; fixtures/README.md describes them. */
export const inepFiles = {
  /** School Census 2025: 170 private schools of Tocantins. */
  microdata: path.join(fixtures, 'inep-microdados-2025-to.csv'),
  /** 'Catálogo de Escolas' 2020: 25 public schools of the Distrito Federal. */
  catalog: path.join(fixtures, 'inep-catalogo-2020-df.csv'),
  /** Names of the census variables in 2024, one per line. */
  variables: path.join(fixtures, 'inep-variaveis-2024.txt'),
} as const;
