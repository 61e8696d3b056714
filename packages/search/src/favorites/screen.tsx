'use client';

import { Button, LinkButton } from '@melhor-escola/ui/button';
import { Heading, Text } from '@melhor-escola/ui/text';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BlankPage } from '@melhor-escola/ui/drawing';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { pluralize } from '@melhor-escola/domain/count';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink, useBuildAddress } from '../route-link.tsx';
import { ShareButton } from '../school/header/share-button.tsx';
import { summariesQuery } from '../school/saved-school.ts';
import { askEverywhere } from '../grade/grade-prices.ts';
import { useAskedGrade } from '../grade/use-asked-grade.ts';
import { PageBreadcrumb } from '../page-breadcrumb.tsx';
import { FavoriteList, type FavoriteListProps } from './favorite-list.tsx';
import type { FavoritesSearch } from './search-params.ts';
import type { SavedGrades } from '@melhor-escola/domain/saved-grades';
import { useIsStored, useSavedGrades, useSlugList } from './use-slug-list.ts';

/** The schools saved on this device (product 8), or those of a list shared by URL. */
export function FavoritesScreen({ search }: { search: FavoritesSearch }) {
  const { links } = useSearchPorts();
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <PageBreadcrumb steps={[{ label: 'Início', to: links.home() }, { label: 'Favoritos' }]} />
      {search.escola ? <SharedList slugs={search.escola} /> : <OwnFavorites />}
    </PageWidth>
  );
}

function OwnFavorites() {
  const { favorites, links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  const slugs = useSlugList(favorites);
  const isStored = useIsStored(favorites);
  const saved = useSavedGrades(favorites);
  const { shown, grades, onUnsave } = useUnsavedInPlace(slugs, saved);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={1} size="large">
          Favoritos
        </Heading>
        {slugs.length > 0 && (
          <div className="print:hidden">
            <ShareButton title="Escolas que eu salvei" path={buildAddress(links.favorites(slugs))}>
              Compartilhar a lista
            </ShareButton>
          </div>
        )}
      </div>
      <noscript>
        <p>
          Salvar favoritos precisa de JavaScript, que está desligado neste navegador. Uma lista compartilhada
          abre também sem ele.
        </p>
      </noscript>
      {shown.length === 0 ? (
        <NoFavorites />
      ) : (
        <Schools slugs={shown} grades={grades} onGradeChange={favorites.setGrade} onUnsave={onUnsave} />
      )}
      {slugs.length > 0 && (
        <LinkButton asChild icon={ClipboardList} className="self-start print:hidden">
          <RouteLink to={links.visitChecklist()}>Montar o roteiro das visitas</RouteLink>
        </LinkButton>
      )}
      <Text tone="soft" className="max-w-prose">
        {isStored
          ? 'Sem conta, as escolas que você salva ficam guardadas só neste aparelho, neste navegador: se você limpar os dados dele, elas se perdem. Para tê-las em outros aparelhos, entre na sua conta ou compartilhe a lista.'
          : 'O seu navegador não deixa este site guardar nada: sem conta, a lista some quando você fecha ou recarrega a página. Para não perdê-la, entre na sua conta ou compartilhe a lista.'}
      </Text>
    </>
  );
}

/**
 * The schools of a list, and in their places those that were unsaved on this page: the same button saves a school again that was
 * unsaved by mistake. None of these stays once another school leaves the list, as all do when the user signs out.
 */
function useUnsavedInPlace(slugs: readonly string[], saved: SavedGrades) {
  const [shown, setShown] = useState(slugs);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  // What those were saved for, so that they are saved for it again.
  const [former, setFormer] = useState<SavedGrades>({});
  const added = slugs.filter((slug) => !shown.includes(slug));
  const hasLost = shown.some((slug) => !slugs.includes(slug) && !unsaved.includes(slug));
  if (hasLost) setShown(slugs);
  else if (added.length > 0) setShown([...added, ...shown]);
  const left = Object.entries(former).filter(([slug]) => !slugs.includes(slug));
  return {
    shown,
    grades: { ...Object.fromEntries(left), ...saved },
    onUnsave: (slug: string) => {
      const grade = saved[slug];
      setUnsaved([...unsaved, slug]);
      if (grade) setFormer({ ...former, [slug]: grade });
    },
  };
}

function NoFavorites() {
  const { links } = useSearchPorts();
  return (
    <div className="flex flex-col items-start gap-4 noscript:hidden">
      <BlankPage />
      <Text>Você ainda não salvou nenhuma escola. Na página de uma escola, toque em “Salvar”.</Text>
      <LinkButton asChild variant="primary">
        <RouteLink to={links.results()}>Buscar bolsas</RouteLink>
      </LinkButton>
    </div>
  );
}

function SharedList({ slugs }: { slugs: readonly string[] }) {
  const { favorites } = useSearchPorts();
  const own = useSlugList(favorites);
  const isStored = useIsStored(favorites);
  const asked = useAskedGrade();
  const missing = slugs.filter((slug) => !own.includes(slug));
  return (
    <>
      <Heading level={1} size="large">
        {`Uma lista com ${pluralize(slugs.length, 'escola', 'escolas')}`}
      </Heading>
      <Text className="max-w-prose">Alguém escolheu estas escolas e compartilhou a lista com você.</Text>
      <div className="flex flex-wrap gap-2 print:hidden noscript:hidden">
        <Button
          icon={BookmarkPlus}
          disabled={missing.length === 0}
          onClick={() =>
            favorites.replace([...own, ...missing], {
              ...askEverywhere(asked?.slug, missing),
              ...favorites.grades(),
            })
          }
        >
          {missing.length > 0
            ? 'Salvar todas neste aparelho'
            : isStored
              ? 'Salvas neste aparelho'
              : 'Na lista só por agora'}
        </Button>
      </div>
      <Schools slugs={slugs} grades={askEverywhere(asked?.slug, slugs)} />
    </>
  );
}

interface SchoolsProps extends Omit<FavoriteListProps, 'schools'> {
  slugs: readonly string[];
}

function Schools({ slugs, ...list }: SchoolsProps) {
  const { service } = useSearchPorts();
  const { data: schools, isError } = useQuery(summariesQuery(service, slugs));
  if (isError)
    return (
      <Text role="alert">Não conseguimos buscar as escolas. Recarregue a página para tentar de novo.</Text>
    );
  if (!schools) return <Text tone="soft">Buscando as escolas…</Text>;
  const present = schools.filter((school) => slugs.includes(school.slug));
  return (
    <>
      {present.length < slugs.length && (
        <Text size="small" tone="soft">
          {`${pluralize(slugs.length - present.length, 'escola da lista não está', 'escolas da lista não estão')} mais no site.`}
        </Text>
      )}
      <FavoriteList schools={present} {...list} />
    </>
  );
}
