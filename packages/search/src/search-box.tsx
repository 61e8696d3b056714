import { Button } from '@melhor-escola/ui/button';
import { Input } from '@melhor-escola/ui/input';
import { useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useSearchPorts } from './ports.tsx';
import { useAddressOf } from './route-link.tsx';

/** Asks for a city and goes to its results. A plain GET form: the results page understands what was typed. */
export function SearchBox() {
  const { links } = useSearchPorts();
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  return (
    <form
      role="search"
      method="get"
      action={addressOf(links.results())}
      className="flex max-w-2xl flex-col gap-3 sm:flex-row sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        const city = new FormData(event.currentTarget).get('city');
        void navigate(links.results(typeof city === 'string' && city.trim() ? { city: city.trim() } : {}));
      }}
    >
      <div className="min-w-0 flex-1">
        <Input label="Cidade" name="city" size="large" autoComplete="off" placeholder="Ex.: Araguaína" />
      </div>
      <Button type="submit" variant="primary" size="large" icon={Search}>
        Buscar bolsas
      </Button>
    </form>
  );
}
