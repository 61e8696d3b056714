import type { UnconfirmedSchools } from '@melhor-escola/api-client/panel';
import { pluralize } from '@melhor-escola/domain/count';
import { formatPhone } from '@melhor-escola/domain/phone-number';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { focusOnRemoval } from '@melhor-escola/ui/hooks';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { ConfirmedAction } from '../confirmed-action.tsx';
import { ListPages } from '../list-pages.tsx';
import { OperationPage } from '../operation/operation-page.tsx';
import type { PageSearch } from '../page-search.ts';
import { usePanelPorts } from '../ports.tsx';
import { decideUnconfirmed, unconfirmedSchoolsQuery } from './queries.ts';

/** A decided school leaves the list: the next one takes the focus, or the heading. */
const focusNeighbor = focusOnRemoval(
  (sibling) => sibling?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('#lista'),
);

/** The schools on the site that the latest census lacks: our team calls each, and keeps it or takes it off. */
export function UnconfirmedSchoolsScreen({ search }: { search: PageSearch }) {
  const { api, links } = usePanelPorts();
  const { data } = useSuspenseQuery(unconfirmedSchoolsQuery(api, search));
  const title = pluralize(data.total, 'escola fora do último censo', 'escolas fora do último censo');
  useAnnouncement(title, { initial: false });
  return (
    <OperationPage
      title="Escolas fora do censo"
      intro="O último censo do estado não traz estas escolas. Ligue para saber se fecharam. As que o censo diz que fecharam já saíram do site na importação."
    >
      <Text className="hidden noscript:block">Para decidir, ative o JavaScript do navegador.</Text>
      <Heading level={2} size="small" id="lista" tabIndex={-1}>
        {title}
      </Heading>
      {data.schools.length === 0 ? (
        <EmptyState level={3} title="Nenhuma escola a conferir">
          As escolas que faltarem em um censo novo aparecem aqui depois da importação.
        </EmptyState>
      ) : (
        <ul className="flex max-w-180 flex-col gap-3">
          {data.schools.map((school) => (
            <li key={school.slug} ref={focusNeighbor}>
              <SchoolItem school={school} />
            </li>
          ))}
        </ul>
      )}
      <ListPages
        page={search.pagina ?? 1}
        count={data.pages}
        target={(pagina) => links.unlisted({ pagina })}
      />
    </OperationPage>
  );
}

type UnconfirmedSchool = UnconfirmedSchools['schools'][number];

function SchoolItem({ school }: { school: UnconfirmedSchool }) {
  const { api, links } = usePanelPorts();
  const { slug, name, city, uf, codEnt, phone, confirmedIn, missingIn } = school;
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex flex-col items-start gap-1">
        <Heading level={3} size="small" className="wrap-anywhere">
          <Link asChild>
            <RouteLink {...links.school(slug)} reloadDocument>
              {name}
            </RouteLink>
          </Link>
        </Heading>
        <Text>{`${city}, ${uf}`}</Text>
        <Text>{`No censo de ${confirmedIn}, e fora do de ${missingIn}.`}</Text>
        <Text size="small" tone="soft" tabular>
          {`INEP ${codEnt}`}
        </Text>
        {phone === null ? (
          <Text>Não temos o telefone desta escola.</Text>
        ) : (
          <Link href={`tel:+55${phone}`}>{formatPhone(phone)}</Link>
        )}
      </div>
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <ConfirmedAction
          trigger={
            <Button className="max-sm:w-full">
              Manter no site<span className="sr-only">{`: ${name}`}</span>
            </Button>
          }
          title="Manter no site?"
          text={`${name} continua no site, e sai desta lista até o próximo censo. O registro mostra que você conferiu.`}
          label="Manter no site"
          done={`${name} continua no site.`}
          call={() => decideUnconfirmed(api, school, 'keep')}
        />
        <ConfirmedAction
          trigger={
            <Button className="max-sm:w-full">
              Tirar do site<span className="sr-only">{`: ${name}`}</span>
            </Button>
          }
          title="Tirar do site?"
          text={`As bolsas de ${name} são encerradas, e as visitas e as reservas não pagas, canceladas. Estas famílias e as que já pagaram recebem um e-mail, e isso não pode ser desfeito. A escola só volta com um censo que a traga.`}
          label="Tirar do site e avisar as famílias"
          isDangerous
          done={`${name} saiu do site. As famílias foram avisadas.`}
          call={() => decideUnconfirmed(api, school, 'close')}
        />
      </div>
    </Card>
  );
}
