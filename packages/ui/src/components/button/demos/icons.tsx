import { Button } from '@melhor-escola/ui/button';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Heart from 'lucide-react/icons/heart';
import Search from 'lucide-react/icons/search';

/** Before the text, after it, or alone with an accessible name. */
export default function Icons() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Button icon={Search} variant="primary">
        Buscar
      </Button>
      <Button iconEnd={ArrowRight}>Continuar</Button>
      <Button icon={Heart} aria-label="Salvar escola" />
    </div>
  );
}
