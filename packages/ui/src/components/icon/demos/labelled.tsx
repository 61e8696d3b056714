import { Icon } from '@melhor-escola/ui/icon';
import MapPin from 'lucide-react/icons/map-pin';

/** Beside text an icon is hidden from screen readers; where it stands for text, it has a label. */
export default function Labelled() {
  return <Icon as={MapPin} label="Endereço" />;
}
