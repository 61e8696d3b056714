import { Button } from '@melhor-escola/ui/button';
import { Checkbox } from '@melhor-escola/ui/checkbox';
import { Text } from '@melhor-escola/ui/text';
import { type Unlisting, unlistingLabel } from '@melhor-escola/domain/school-listing';
import { useSearchPorts } from '../ports.tsx';
import { useBuildAddress } from '../route-link.tsx';
import { SchoolCard } from '../school/card/school-card.tsx';
import type { SavedSchool } from '../school/saved-school.ts';
import { SaveButton } from './save-button.tsx';
import { useFullList, useIsListed } from './use-slug-list.ts';

export interface FavoriteListProps {
  schools: readonly SavedSchool[];
  /** Called with the slug of a school before it leaves the favorites. */
  onUnsave?: ((slug: string) => void) | undefined;
}

/**
 * Saved schools, each with a checkbox that adds it to the comparison, which the tray opens. Without JavaScript, a plain GET form
 * compares the checked ones.
 */
export function FavoriteList({ schools, onUnsave }: FavoriteListProps) {
  const { links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  return (
    <form method="get" action={buildAddress(links.compare([]))} className="flex flex-col gap-4">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {schools.map((school) => (
          <li key={school.slug}>
            <SchoolCard
              school={school}
              level={2}
              price={school.unlisted && <UnlistedNote unlisting={school.unlisted} />}
              foot={
                <>
                  <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
                    {schools.length > 1 && !school.unlisted && (
                      <CompareCheckbox slug={school.slug} name={school.name} />
                    )}
                    <SaveButton
                      slug={school.slug}
                      name={school.name}
                      onUnsave={() => onUnsave?.(school.slug)}
                    />
                  </div>
                </>
              }
            />
          </li>
        ))}
      </ul>
      {schools.length > 1 && (
        <div className="flex flex-wrap items-center gap-3 scripted:hidden print:hidden">
          <Button type="submit" variant="primary">
            Comparar as escolhidas
          </Button>
          <Text size="small" tone="soft">
            Até quatro, lado a lado.
          </Text>
        </div>
      )}
    </form>
  );
}

/** Checked while the school is in the comparison of this device. */
function CompareCheckbox({ slug, name }: { slug: string; name: string }) {
  const { compared } = useSearchPorts();
  const isChosen = useIsListed(compared, slug);
  const isFull = useFullList(compared) !== undefined && !isChosen;
  return (
    <Checkbox
      name="escola"
      value={slug}
      label={
        <>
          <span>{isFull ? 'Comparação cheia' : 'Comparar'}</span>
          <span className="sr-only">{`${isFull ? ': ' : ' '}${name}`}</span>
        </>
      }
      checked={isChosen}
      disabled={isFull}
      onCheckedChange={(checked) => (checked ? compared.add(slug) : compared.remove(slug))}
    />
  );
}

/** In place of the price. */
function UnlistedNote({ unlisting }: { unlisting: Unlisting }) {
  return (
    <Text size="small" className="font-semibold">
      {`Saiu do site. ${unlistingLabel(unlisting)}`}
    </Text>
  );
}
