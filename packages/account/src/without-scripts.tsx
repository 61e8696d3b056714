import { site } from '@melhor-escola/config/site';
import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';

export interface WithoutScriptsProps {
  /** What takes scripts, within a sentence: 'mudar seus dados'. */
  what: string;
}

/** Where a page can be read without scripts and not acted on: what to do instead. Nobody else sees it. */
export function WithoutScripts({ what }: WithoutScriptsProps) {
  return (
    <Text className="max-w-prose pb-8 scripted:hidden">
      Esta página também se lê sem JavaScript. Para {what}, ligue o JavaScript do navegador ou ligue grátis
      para{' '}
      <Link href={site.phone.href} className="whitespace-nowrap">
        {site.phone.label}
      </Link>
      .
    </Text>
  );
}
