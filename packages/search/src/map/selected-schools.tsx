import { formatMonthlyFee } from '@melhor-escola/domain/money';
import { pluralize } from '@melhor-escola/domain/count';
import type { OfferSearch } from '@melhor-escola/domain/search-filters';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { useDragToClose } from '@melhor-escola/ui/bottom-sheet';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Text } from '@melhor-escola/ui/text';
import Close from 'lucide-react/icons/x';
import { useState } from 'react';
import { MapSchoolFacts } from './map-list.tsx';
import type { MapSchool } from './map-school.ts';

export interface SelectedSchoolsProps {
  /** The school of the selected pin, or the schools at one point; empty without a selection. */
  schools: readonly MapSchool[];
  /** The search that found them. */
  search: OfferSearch;
  /** Called with the slug of a school whose page is opened. */
  onOpen: (slug: string) => void;
  onClose: () => void;
}

const BOTTOM_PX = 40;
const MAX_SHARE = 0.6;
/** Height of one school's facts. */
const USUAL_PX = 190;

/** Between the map's edges, above its legend. */
export const overLowerEdge = {
  bottom: BOTTOM_PX,
  maxHeight: `${MAX_SHARE * 100}%`,
  width: 'calc(100% - 24px)',
  overflowY: 'auto',
} as const;

/** What is covered of a map of this height, in pixels, while a school is selected: by "Buscar nesta área", and by the school. */
export function coveredBySelection(mapHeight: number): { readonly top: number; readonly bottom: number } {
  return { top: 60, bottom: BOTTOM_PX + Math.min(USUAL_PX, MAX_SHARE * mapHeight) };
}

/** The schools selected on the map, over its lower edge. Escape, its button and dragging it down close it. */
export function SelectedSchools({ schools, search, onOpen, onClose }: SelectedSchoolsProps) {
  const [tray, setTray] = useState<HTMLElement | null>(null);
  const [first] = schools;
  useAnnouncement(selectionAnnouncement(schools));
  useDragToClose(tray, () => {
    onClose();
    return true;
  });
  if (!first) return null;
  return (
    <div
      ref={setTray}
      className="absolute inset-x-0 mx-auto max-w-md rounded-card shadow-float"
      style={overLowerEdge}
    >
      <Card
        as="section"
        padding="small"
        aria-label="Escolhida no mapa"
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      >
        <div
          data-part="header"
          className="-mx-3 -mt-3 flex h-6 cursor-grab touch-none items-center justify-center select-none active:cursor-grabbing"
        >
          <span aria-hidden="true" className="h-1 w-9 rounded-full bg-control-line" />
        </div>
        <div className="flex items-start gap-2">
          <div className="flex min-w-0 flex-1 flex-col gap-3">
            {schools.length > 1 && (
              <Text size="small" weight="strong">
                {`${pluralize(schools.length, 'escola', 'escolas')} neste ponto`}
              </Text>
            )}
            {schools.map((school) => (
              <MapSchoolFacts key={school.slug} school={school} search={search} onOpen={onOpen} />
            ))}
          </div>
          <Button variant="quiet" icon={Close} aria-label="Fechar" onClick={onClose} />
        </div>
      </Card>
    </div>
  );
}

function selectionAnnouncement([first, ...others]: readonly MapSchool[]): string {
  if (!first) return '';
  if (others.length > 0) return `${others.length + 1} escolas neste ponto do mapa`;
  return `${first.name}, ${formatMonthlyFee(first.monthly)}`;
}
