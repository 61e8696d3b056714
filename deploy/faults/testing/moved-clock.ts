import { globSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Debian's package libfaketime; `undefined` where it is not installed. */
const library = globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];

/** A clock of a machine that can be set, for programs that are started with its variables. */
export interface MovedClock {
  readonly environment: Readonly<Record<string, string>>;
  /** Sets it so many seconds off the real time, at once for all of them. Time that passes goes on as it does. */
  move(seconds: number): void;
}

/** @returns nothing where there is no libfaketime. */
export function makeMovedClock(folder: string): MovedClock | undefined {
  if (library === undefined) return undefined;
  const file = path.join(folder, 'clock');
  const move = (seconds: number): void => {
    // Whoever reads it meanwhile reads the one or the other.
    writeFileSync(`${file}.new`, `${seconds < 0 ? '-' : '+'}${Math.abs(Math.round(seconds))}\n`);
    renameSync(`${file}.new`, file);
  };
  move(0);
  return {
    move,
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // As a clock that is set: timers go by what passes, and files keep their times.
      DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
      // Nothing is left in /dev/shm by who is killed.
      FAKETIME_DISABLE_SHM: '1',
    },
  };
}
