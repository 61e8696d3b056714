import { buttonStyle } from '../../src/components/button/button-base.tsx';
import { Button } from '../../src/components/button/button.tsx';
import { Card } from '../../src/components/card/card.tsx';
import { Tag, tagStyle } from '../../src/components/tag/tag.tsx';

const cards = Array.from({ length: 25 }, (_, index) => `Escola ${index + 1}`);
const tags = ['Manhã', 'Integral', 'Bilíngue'];

/** The page of quality target P10: 25 cards, each with three tags and a button. */
export function KitPage() {
  return (
    <main>
      {cards.map((school) => (
        <Card as="article" key={school}>
          <h3>{school}</h3>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          <Button>Ver bolsas</Button>
        </Card>
      ))}
    </main>
  );
}

const buttonClass = buttonStyle({ variant: 'secondary', size: 'medium' });
const tagClass = tagStyle({ size: 'medium' });
const cardClass = 'me-card';

/** The same markup as static React elements. */
export function PlainPage() {
  return (
    <main>
      {cards.map((school) => (
        <article key={school} data-component="card" data-tone="card" className={cardClass}>
          <h3>{school}</h3>
          {tags.map((tag) => (
            <span key={tag} data-component="tag" data-size="medium" className={tagClass}>
              {tag}
            </span>
          ))}
          <button
            type="button"
            data-component="button"
            data-variant="secondary"
            data-size="medium"
            className={buttonClass}
          >
            <span data-part="label" className="me-button-label">
              Ver bolsas
            </span>
          </button>
        </article>
      ))}
    </main>
  );
}
