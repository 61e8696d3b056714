import type { FavoriteSchool } from '@melhor-escola/api-client/account';
import { pluralize } from '@melhor-escola/domain/count';
import { findGrade, forTheGrade } from '@melhor-escola/domain/stage';
import { unlistingLabel } from '@melhor-escola/domain/school-listing';
import { formatMonthlyFee } from '@melhor-escola/domain/money';
import { Avatar } from '@melhor-escola/ui/avatar';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountSection, focusSection, AsyncSection } from '../account-section.tsx';
import { useSubmissionError } from '../authenticated/ended-session.ts';
import { useAccountPorts } from '../ports.tsx';
import { favoriteSchoolsQuery } from '../profile/queries.ts';

const id = 'favoritas';

/** The user's favorite schools from all devices, with their current offers (product 8). */
export function FavoritesSection() {
  const { api } = useAccountPorts();
  return (
    <AccountSection
      id={id}
      title="Escolas favoritas"
      intro="As que você salvou, com o que oferecem hoje. São as mesmas em todos os aparelhos em que você entra."
    >
      <AsyncSection query={useQuery(favoriteSchoolsQuery(api))} what="suas escolas favoritas">
        {(schools) => (schools.length === 0 ? <NoFavorites /> : <Favorites schools={schools} />)}
      </AsyncSection>
    </AccountSection>
  );
}

function Favorites({ schools }: { schools: readonly FavoriteSchool[] }) {
  const { links } = useAccountPorts();
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col">
        {schools.map((school) => (
          <li
            key={school.slug}
            className="flex items-start gap-3 border-t border-hairline py-4 first:border-t-0 first:pt-0"
          >
            <FavoriteItem school={school} />
          </li>
        ))}
      </ul>
      <LinkButton asChild className="self-start max-sm:w-full">
        <RouteLink {...links.favorites()}>
          {schools.length > 1 ? 'Comparar as favoritas' : 'Ver favoritos'}
        </RouteLink>
      </LinkButton>
    </div>
  );
}

function FavoriteItem({ school }: { school: FavoriteSchool }) {
  const { links } = useAccountPorts();
  const remove = useRemoveFavorite(school);
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <>
      <Avatar decorative shape="school" name={school.name} src={school.logo ?? undefined} />
      <div className="min-w-0 flex-1">
        <Link asChild className="inline-flex min-h-6 font-semibold wrap-anywhere">
          <RouteLink {...links.school(school.slug)}>{school.name}</RouteLink>
        </Link>
        <Text size="small" tone="soft">
          {schoolPlace(school)}
        </Text>
        <Text size="small">{offerSummary(school)}</Text>
      </div>
      <Button
        size="small"
        variant="quiet"
        className="-my-1 shrink-0 noscript:hidden max-sm:-me-2"
        loading={isRemoving}
        onClick={() => {
          setIsRemoving(true);
          void remove().then((isGone) => (isGone ? focusSection(id) : setIsRemoving(false)));
        }}
      >
        Tirar
        <span className="sr-only">{` ${school.name} das favoritas`}</span>
      </Button>
    </>
  );
}

/** 'Setor Central, Araguaína, TO' */
function schoolPlace({ neighborhood, city, uf }: FavoriteSchool): string {
  return [neighborhood, city, uf].filter((part) => part !== null).join(', ');
}

/** Current offers: '3 bolsas. 6º ano: R$ 725 por mês', '3 bolsas. Bolsa mais barata: R$ 649,90 por mês' if it is saved for no grade. */
function offerSummary({ offers, lowestPrice, grade: slug, gradePrice, unlisted }: FavoriteSchool): string {
  if (unlisted) return `Saiu do site. ${unlistingLabel(unlisted)}`;
  if (offers === 0 || lowestPrice === null) return 'Sem bolsas no momento';
  const found = pluralize(offers, 'bolsa', 'bolsas');
  const grade = slug === null ? undefined : findGrade(slug);
  if (!grade) return `${found}. Bolsa mais barata: ${formatMonthlyFee(lowestPrice)}`;
  return gradePrice === null
    ? `${found}, nenhuma ${forTheGrade(grade)}`
    : `${found}. ${grade.name}: ${formatMonthlyFee(gradePrice)}`;
}

function NoFavorites() {
  const { links } = useAccountPorts();
  return (
    <div className="flex flex-col items-start gap-4">
      <Text className="max-w-prose">
        Você ainda não salvou nenhuma escola. Na lista ou na página de uma escola, toque em “Salvar”.
      </Text>
      <LinkButton asChild className="max-sm:w-full">
        <RouteLink {...links.results()}>Buscar bolsas</RouteLink>
      </LinkButton>
    </div>
  );
}

/**
 * Removes a school from the favorites, in the account and on this device, and offers to undo it. A failure shows a toast.
 *
 * @returns the function that removes it; it resolves to whether the school is gone.
 */
function useRemoveFavorite(school: FavoriteSchool): () => Promise<boolean> {
  const { api, deviceFavorites, showToast } = useAccountPorts();
  const queryClient = useQueryClient();
  const mapAccountError = useSubmissionError();
  const { queryKey } = favoriteSchoolsQuery(api);
  const { slug, name, grade } = school;
  const params = { path: { schoolSlug: slug } };

  const fail = (error: unknown, title: string, retry?: () => void) => {
    const apiError = mapAccountError(error);
    showToast({
      tone: 'danger',
      title,
      description: apiError?.form,
      ...(retry && { action: { label: 'Tentar de novo', onPress: retry } }),
    });
    if (!apiError) throw error;
  };
  const restore = async () => {
    try {
      await api.PUT('/v3/account/user/favorites/{schoolSlug}', { params });
      if (grade !== null)
        await api.PUT('/v3/account/user/favorites/{schoolSlug}/grade', { params, body: { grade } });
      deviceFavorites.add(slug, grade ?? undefined);
      await queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      // The press has closed the toast with the only button that undoes it.
      fail(error, `Não conseguimos salvar ${name} de novo.`, () => void restore());
    }
  };

  return async () => {
    try {
      await api.DELETE('/v3/account/user/favorites/{schoolSlug}', { params });
    } catch (error) {
      fail(error, `${name} continua nas favoritas.`);
      return false;
    }
    deviceFavorites.remove(slug);
    queryClient.setQueryData(queryKey, (schools) => schools?.filter((one) => one.slug !== slug));
    showToast({
      tone: 'success',
      title: `${name} saiu das favoritas.`,
      action: { label: 'Desfazer', onPress: () => void restore() },
    });
    return true;
  };
}
