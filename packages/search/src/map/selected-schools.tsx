import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Text } from '@melhor-escola/ui/text';
import Close from 'lucide-react/icons/x';
import { counted } from '../plural.ts';
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
    <Card
      as="section"
      padding="small"
      aria-label="Escolhida no mapa"
      className="absolute inset-x-3 bottom-10 mx-auto flex max-h-3/5 max-w-md items-start gap-2 overflow-y-auto shadow-float"
    >
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
  );
}
