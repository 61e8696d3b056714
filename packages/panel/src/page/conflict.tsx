import type { SchoolPage as Page } from '@melhor-escola/api-client/panel';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Heading, Text } from '@melhor-escola/ui/text';
import {
  describeValue,
  differentFields,
  pageFieldNames,
  toPageValues,
  type PageValues,
} from './page-values.ts';

export interface ConflictProps {
  /** What was typed here. */
  mine: PageValues;
  /** What somebody else has saved meanwhile. */
  theirs: Page;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Both versions of what differs, and the choice between them. */
export function Conflict({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  const published = toPageValues(theirs);
  return (
    <Card as="section" aria-labelledby="conflito" tone="wash" className="flex flex-col gap-4">
      <Heading level={2} size="small" id="conflito">
        O que outra pessoa salvou
      </Heading>
      <dl className="flex flex-col gap-3">
        {differentFields(mine, published).map((field) => (
          <div key={field}>
            <dt className="font-semibold first-letter:uppercase">{pageFieldNames[field]}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <Text size="small" tone="soft">
                Publicado agora
              </Text>
              <span>{describeValue(field, published) || 'vazio'}</span>
            </dd>
            <dd className="wrap-anywhere whitespace-pre-line">
              <Text size="small" tone="soft">
                O que você escreveu
              </Text>
              <span>{describeValue(field, mine) || 'vazio'}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>Ficar com o que escrevi</Button>
        <Button onClick={onTakeTheirs}>Usar o que está publicado</Button>
      </div>
    </Card>
  );
}
