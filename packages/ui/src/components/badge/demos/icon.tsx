import { Badge } from '@melhor-escola/ui/badge';
import PiggyBank from 'lucide-react/icons/piggy-bank';

export default function WithIcon() {
  return (
    <Badge icon={PiggyBank} tone="highlight" size="medium">
      Economize R$ 5.340 no ano
    </Badge>
  );
}
