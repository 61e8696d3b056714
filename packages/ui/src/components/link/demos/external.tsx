import { Link } from '@melhor-escola/ui/link';

/** Opens in another tab, and says so. */
export default function External() {
  return (
    <Link external href="https://www.gov.br/inep">
      Censo Escolar
    </Link>
  );
}
