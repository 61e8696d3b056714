import { Icon } from '@melhor-escola/ui/icon';
import MapPin from 'lucide-react/icons/map-pin';

/** Beside text an icon is hidden from screen readers; in place of text, it has a label. */
export default function Labeled() {
  return <Icon as={MapPin} label="Endereço" />;
}
