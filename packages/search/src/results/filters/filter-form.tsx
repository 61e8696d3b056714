import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { Button } from '@melhor-escola/ui/button';
import type { FormEvent } from 'react';
import { useSearchPorts } from '../../ports.tsx';
import { useBuildAddress } from '../../route-link.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { filterFormId, readFilterForm } from './read-filter-form.ts';

/**
 * The filters as a plain GET form: submitted by its button without JavaScript, otherwise by each change and by Enter in
 * a text field.
 */
export function FilterForm(props: FilterFieldsProps) {
  const { links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = readFilterForm(new FormData(event.currentTarget), props);
    props.onChange(() => sent);
  };
  return (
    <form
      id={filterFormId}
      method="get"
      action={buildAddress(links.results())}
      className="flex flex-col gap-6"
      onSubmit={submit}
    >
      <KeptParameters search={props.search} />
      <FilterFields {...props} />
      {/* Hidden but present with JavaScript, because Enter in a text field needs a submit button. Shown if the filters
          were opened on a phone before hydration. */}
      <div className="scripted:hidden [[data-hydrated=false]_:target_&]:block! [:target_[data-hydrated=false]_&]:block!">
        <Button type="submit" variant="primary" wide>
          Aplicar filtros
        </Button>
      </div>
    </form>
  );
}

/** Parameters of the search without a control in the form, as hidden inputs. */
function KeptParameters({ search }: { search: OfferSearch }) {
  const { lat, lng, size, view, only } = search;
  return Object.entries({ lat, lng, size, view, only }).map(
    ([name, value]) =>
      value !== undefined && <input key={name + String(value)} type="hidden" name={name} value={value} />,
  );
}
