import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Text } from '@melhor-escola/ui/text';
import Close from 'lucide-react/icons/x';
import { counted } from '@melhor-escola/domain/count';
import { MapSchoolFacts } from './map-list.tsx';
import type { MapSchool } from './map-school.ts';

export interface SelectedSchoolsProps {
  /** The school of a pin, or those at one place; none. */
  schools: readonly MapSchool[];
  onClose: () => void;
}

/** What was chosen on the map, over its foot. */
export function SelectedSchools({ schools, onClose }: SelectedSchoolsProps) {
  if (schools.length === 0) return null;
  return (
    <div className="absolute inset-x-3 bottom-10 mx-auto max-h-3/5 max-w-md overflow-y-auto rounded-card shadow-float">
      <Card as="section" padding="small" aria-label="Escolhida no mapa" className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          {schools.length > 1 && (
            <Text size="small" weight="strong">
              {counted(schools.length, 'escola', 'escolas')} neste ponto
            </Text>
          )}
          {schools.map((school) => (
            <MapSchoolFacts key={school.slug} school={school} level={3} />
          ))}
        </div>
        <Button variant="quiet" size="small" icon={Close} aria-label="Fechar" onClick={onClose} />
      </Card>
    </div>
  );
}
