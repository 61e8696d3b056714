/** Writes docs/events.md from the catalogue. A test fails while the two differ. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventsDocument } from '../src/catalog/described-events.ts';

writeFileSync(path.join(import.meta.dirname, '../docs/events.md'), eventsDocument());
