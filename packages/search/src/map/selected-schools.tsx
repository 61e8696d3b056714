import { formatMonthlyFee } from '@melhor-escola/domain/money';
import { pluralize } from '@melhor-escola/domain/count';
import type { Grade } from '@melhor-escola/domain/stage';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Text } from '@melhor-escola/ui/text';
import Close from 'lucide-react/icons/x';
import { MapSchoolFacts } from './map-list.tsx';
import type { MapSchool } from './map-school.ts';

export interface SelectedSchoolsProps {
  /** The school of the selected pin, or the schools at one point; empty without a selection. */
  schools: readonly MapSchool[];
  /** The asked grade. */
  grade: Grade | undefined;
  /** Called with the slug of a school whose page is opened. */
  onOpen: (slug: string) => void;
  onClose: () => void;
}

/** Between the map's edges, above its legend. */
export const overLowerEdge = {
  bottom: 40,
  maxHeight: '60%',
  width: 'calc(100% - 24px)',
  overflowY: 'auto',
} as const;

/** The schools selected on the map, over its lower edge. Escape closes it. */
export function SelectedSchools({ schools, grade, onOpen, onClose }: SelectedSchoolsProps) {
  const [first] = schools;
  useAnnouncement(selectionAnnouncement(schools));
  if (!first) return null;
  return (
    <div className="absolute inset-x-0 mx-auto max-w-md rounded-card shadow-float" style={overLowerEdge}>
      <Card
        as="section"
        padding="small"
        aria-label="Escolhida no mapa"
        className="flex items-start gap-2"
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      >
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          {schools.length > 1 && (
            <Text size="small" weight="strong">
              {`${pluralize(schools.length, 'escola', 'escolas')} neste ponto`}
            </Text>
          )}
          {schools.map((school) => (
            <MapSchoolFacts key={school.slug} school={school} level={3} grade={grade} onOpen={onOpen} />
          ))}
        </div>
        <Button variant="quiet" icon={Close} aria-label="Fechar" onClick={onClose} />
      </Card>
    </div>
  );
}

function selectionAnnouncement([first, ...others]: readonly MapSchool[]): string {
  if (!first) return '';
  if (others.length > 0) return `${others.length + 1} escolas neste ponto do mapa`;
  return `${first.name}, ${formatMonthlyFee(first.monthly)}`;
}
