import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A part of a municipality's land, in the text form of PostgreSQL's type `polygon`: '((lng,lat),…)'. */
export interface OutlinePart {
  readonly city_id: number;
  /** The number of the part, from 1. */
  readonly part: number;
  readonly outline: string;
}

/** Polygons of rings of positions (GeoJSON). */
type MultiPolygon = readonly (readonly (readonly (readonly [lng: number, lat: number])[])[])[];

const municipalities = z.array(
  z.object({
    municipioCodigo: z.coerce.number().int(),
    poligono: z.object({
      type: z.literal('MultiPolygon'),
      // PostgreSQL checks each position. To check them here as well would take a second.
      coordinates: z.custom<MultiPolygon>(Array.isArray),
    }),
  }),
);

/** Decimals of a degree: about a metre. The outlines are simplified by more than that. */
const DECIMALS = 5;

/**
 * The outlines of 5,567 municipalities, simplified from IBGE's map (ibge-cidades-com-poligonos). It lacks Assu, Campo Grande and
 * Januário Cicco in RN, whose names have changed, and Boa Esperança do Norte, MT, founded later. Holes are ignored: what lies in one
 * has an outline of its own.
 */
export async function readOutlines(): Promise<OutlinePart[]> {
  const file = fileURLToPath(import.meta.resolve('ibge-cidades-com-poligonos'));
  const list = municipalities.parse(JSON.parse(await readFile(file, 'utf8')));
  return list.flatMap(({ municipioCodigo, poligono }) =>
    poligono.coordinates.flatMap(([outer = []], index) => ({
      city_id: municipioCodigo,
      part: index + 1,
      outline: `(${outer.map(([lng, lat]) => `(${lng.toFixed(DECIMALS)},${lat.toFixed(DECIMALS)})`).join(',')})`,
    })),
  );
}
