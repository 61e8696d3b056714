import { Heading, Text } from '@melhor-escola/ui/text';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { BestRated } from './best-rated.tsx';
import { FeeTable } from './fee-table.tsx';
import type { Landing } from '../landing.ts';
import { PartsSection } from './parts-section.tsx';
import { startsFromCity } from '../search-params.ts';
import { EntryOffers, PlaceOffers } from './offers-section.tsx';
import { RelatedPlaces } from '../lazy-sections.ts';
import { StageSection } from './stage-section.tsx';
import { listQuestions } from './questions.ts';
import { nonBreaking } from '../../format.ts';

/** A landing page below its header. */
export function LandingBody({ landing }: { landing: Landing }) {
  return (
    <PageWidth className="flex flex-col gap-12 py-8 sm:py-12">
      <StageSection landing={landing} />
      <FeeTable landing={landing} />
      {startsFromCity(landing.filter) ? <EntryOffers landing={landing} /> : <PlaceOffers landing={landing} />}
      <PartsSection landing={landing} />
      <BestRated landing={landing} />
      <Questions landing={landing} />
      <RelatedPlaces landing={landing} />
    </PageWidth>
  );
}

/** Families' questions about the place, answered from its own figures. Always open, since visitors come for the answers. */
function Questions({ landing }: { landing: Landing }) {
  const questions = listQuestions(landing);
  if (questions.length === 0) return null;
  return (
    <section
      aria-labelledby="perguntas"
      className="flex lazy-layout-170 flex-col gap-5 sm:lazy-layout-110 lg:lazy-layout-65"
    >
      <Heading level={2} id="perguntas">
        Perguntas frequentes
      </Heading>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question} className="flex flex-col gap-1 border-s-2 border-brand-line ps-4">
            <Heading level={3} size="small">
              {nonBreaking(question)}
            </Heading>
            <Text className="max-w-prose">{nonBreaking(answer)}</Text>
          </div>
        ))}
      </div>
    </section>
  );
}
