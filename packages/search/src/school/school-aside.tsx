import { ContactCard } from './contact-card.tsx';
import { OfficialData } from './official-data.tsx';
import type { School } from './school.ts';

/** What stands beside the scholarships on a wide window: whom to ask, and what the census says. */
export function SchoolAside({ school }: { school: School }) {
  return (
    <div className="flex flex-col gap-6">
      <ContactCard school={school} />
      <OfficialData school={school} />
    </div>
  );
}
