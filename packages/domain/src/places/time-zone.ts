import { findStateByCityCode, type Uf } from './state.ts';

/** The four time zones of Brazil from east to west, as the IANA database names them. */
export const timeZones = [
  'America/Noronha',
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Rio_Branco',
] as const;
export type TimeZone = (typeof timeZones)[number];

/** A time zone other than Brasília's, and where it applies. */
export interface TimeZoneRule {
  readonly zone: TimeZone;
  /** Municipalities, by IBGE code. They win over the rule of their state. */
  readonly cities: readonly number[];
  readonly states: readonly Uf[];
}

/**
 * Where another time than Brasília's applies: Decreto nº 2.784/1913, art. 2º, as amended by the Leis nº 11.662/2008 and 12.876/2013.
 *
 * The west of Amazonas begins at the line from Tabatinga to Porto Acre; these are the municipalities whose seat lies on it or west of
 * it, as in the zone America/Eirunepe of the IANA database. Trindade and the other islands of the first zone have no municipality.
 */
export const timeZoneRules: readonly TimeZoneRule[] = [
  {
    zone: 'America/Noronha',
    // Fernando de Noronha.
    cities: [2605459],
    states: [],
  },
  {
    zone: 'America/Rio_Branco',
    // Atalaia do Norte, Benjamin Constant, Eirunepé, Envira, Guajará, Ipixuna, Tabatinga.
    cities: [1300201, 1300607, 1301407, 1301506, 1301654, 1301803, 1304062],
    states: ['AC'],
  },
  { zone: 'America/Manaus', cities: [], states: ['AM', 'MT', 'MS', 'RO', 'RR'] },
];

/** Hours west of Greenwich, all year: Brazil has had no daylight saving time since 2019 (Decreto nº 9.772/2019). */
const hoursWest: Readonly<Record<TimeZone, number>> = {
  'America/Noronha': 2,
  'America/Sao_Paulo': 3,
  'America/Manaus': 4,
  'America/Rio_Branco': 5,
};

const HOUR_MS = 3_600_000;

/** A day in milliseconds; no time zone of Brazil changes its clocks. */
export const DAY_MS = 24 * HOUR_MS;

/** The time zone of a municipality. @param cityCode seven digits, of IBGE; an unknown one has Brasília's. */
export function cityTimeZone(cityCode: number): TimeZone {
  const uf = findStateByCityCode(cityCode)?.uf;
  const rule =
    timeZoneRules.find(({ cities }) => cities.includes(cityCode)) ??
    timeZoneRules.find(({ states }) => uf !== undefined && states.includes(uf));
  return rule?.zone ?? 'America/Sao_Paulo';
}

/** '2026-03-05T14:30': the time in a zone at this moment. */
export function localTime(moment: Date, zone: TimeZone): string {
  return new Date(moment.getTime() - hoursWest[zone] * HOUR_MS).toISOString().slice(0, 16);
}

/** '2026-03-05': the day in a zone at this moment. */
export function localDay(moment: Date, zone: TimeZone): string {
  return localTime(moment, zone).slice(0, 10);
}

/** The moment of a local time. @param time '2026-03-05T14:00'. */
export function localMoment(time: string, zone: TimeZone): Date {
  return new Date(Date.parse(`${time}:00Z`) + hoursWest[zone] * HOUR_MS);
}

/** '2026-03-05' → '2026-03-02': the Monday with which the week of this day begins. */
export function weekStart(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** The Mondays of so many weeks that are over in a zone, the latest first. */
export function finishedWeeks(moment: Date, zone: TimeZone, count: number): string[] {
  const monday = Date.parse(`${weekStart(localDay(moment, zone))}T00:00:00Z`);
  return Array.from({ length: count }, (_, n) =>
    new Date(monday - 7 * (n + 1) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Quiet hours, in which people of a school get no mail: from nine in the evening to seven in the morning. */
export const quietHours = { from: '21:00', until: '07:00' } as const;

/** The first moment from this one on that is outside the quiet hours of a zone: this one, or seven in the morning. */
export function afterQuietHours(moment: Date, zone: TimeZone): Date {
  const time = localTime(moment, zone).slice(11);
  if (time >= quietHours.until && time < quietHours.from) return moment;
  const morning = time < quietHours.until ? moment : new Date(moment.getTime() + DAY_MS);
  return localMoment(`${localDay(morning, zone)}T${quietHours.until}`, zone);
}
