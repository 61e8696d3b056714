import { site } from '@melhor-escola/config/site';
import { type Unlisting, unlistingSentence } from '@melhor-escola/domain/school-listing';
import { Alert } from '@melhor-escola/ui/alert';
import { LinkButton } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { addressLines, type School } from './school.ts';

/** On the page of a school that has left the directory: why and since when, and where to look instead. */
export function UnlistedSchool({ school, unlisting }: { school: School; unlisting: Unlisting }) {
  const { links } = useSearchPorts();
  const { name, address } = school;
  return (
    <div className="flex flex-col items-start gap-4">
      <div>
        <Heading level={1} className="wrap-anywhere">
          {name}
        </Heading>
        <Text tone="soft">{addressLines(address).join(' · ')}</Text>
      </div>
      <Alert tone="warning" title="Esta escola saiu do site" className="max-w-prose">
        <Text>{unlistingSentence(unlisting)}</Text>
        <Text>Por isso não dá para pedir visita, fazer perguntas nem reservar bolsas aqui.</Text>
      </Alert>
      <LinkButton asChild variant="primary" className="max-sm:w-full">
        <RouteLink to={links.city(address.citySlug)}>{`Ver escolas em ${address.city}`}</RouteLink>
      </LinkButton>
      <Text className="max-w-prose">
        Isso não está certo? Ligue grátis para{' '}
        <Link href={site.phone.href} className="whitespace-nowrap tabular">
          {site.phone.label}
        </Link>
        <span>: nós conferimos.</span>
      </Text>
    </div>
  );
}
