import { Icon } from '@melhor-escola/ui/icon';
import { Input } from '@melhor-escola/ui/input';
import Search from 'lucide-react/icons/search';

/** A search can be cleared with one press; the focus stays in the field. */
export default function SearchField() {
  return (
    <Input
      label="Escola ou cidade"
      name="escola"
      type="search"
      leading={<Icon as={Search} />}
      defaultValue="Palmas"
    />
  );
}
