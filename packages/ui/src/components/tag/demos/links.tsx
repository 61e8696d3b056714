import { TagLink } from '@melhor-escola/ui/tag';
import BookOpen from 'lucide-react/icons/book-open';

/** A `Tag` names a trait; a `TagLink` leads to others with it. */
export default function Links() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <TagLink href="#bilingue">Bilíngue</TagLink>
      <TagLink href="#integral" icon={BookOpen}>
        Período integral
      </TagLink>
    </div>
  );
}
