import { formatWholeBRL } from '@melhor-escola/domain/money';
import { grades, stageGroups } from '@melhor-escola/domain/stage';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { pluralize } from '@melhor-escola/domain/count';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import type { Landing } from '../landing.ts';
import { stageFacts } from './stage-facts.ts';
import { nonBreaking } from '../../format.ts';

/** The page's stage: its ages, what the law requires, and the price of each grade here with a scholarship. */
export function StageSection({ landing }: { landing: Landing }) {
  const { stage, summary, kind } = landing;
  if (kind === 'all-stages') return <AllStages landing={landing} />;
  if (!stage) return null;
  const facts = stageFacts[stage.groupSlug];
  return (
    <section aria-labelledby="etapa" className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-10">
      <div className="flex flex-col gap-2">
        <Heading level={2} id="etapa">
          {`${nonBreaking(stage.name)}: ${facts.ages}`}
        </Heading>
        {kind === 'stage' && (
          <>
            <Text className="max-w-prose">{facts.text}</Text>
            <Text size="extra-small" tone="soft">
              {facts.source}
            </Text>
          </>
        )}
        {kind !== 'stage' && (
          <Text tone="soft" className="max-w-prose">
            {gradesSentence(stage.stagesSlugs)}
          </Text>
        )}
      </div>
      {summary.grades.length > 0 && (
        <div className="self-start">
          {kind === 'stage' && (
            <Text size="small" tone="soft">
              No Brasil
            </Text>
          )}
          <dl>
            {summary.grades.map(({ grade, offers, lowestPrice }) => (
              <div
                key={grade}
                className="flex items-baseline justify-between gap-4 border-b border-hairline py-2"
              >
                <dt>{gradeName(grade)}</dt>
                <dd className="text-small text-ink-soft tabular">
                  <span>{`${offers} ${offers === 1 ? 'bolsa' : 'bolsas'}, desde`}</span>{' '}
                  <strong className="font-semibold text-price">{formatWholeBRL(lowestPrice)}</strong>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}

/** The four stages, youngest first: ages, what the law requires, number of schools, and a link to each. */
function AllStages({ landing }: { landing: Landing }) {
  const { links } = useSearchPorts();
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {stageGroups.map(({ groupSlug, name, stagesSlugs }) => {
        const schools = landing.summary.stages.find(({ stage }) => stage === groupSlug)?.schools ?? 0;
        return (
          <Card as="li" key={groupSlug} interactive className="flex flex-col gap-2">
            <Heading level={2} size="small">
              <Link asChild stretched>
                <RouteLink to={links.stage(groupSlug)}>{nonBreaking(name)}</RouteLink>
              </Link>
            </Heading>
            <Text size="small" weight="strong">
              {[stageFacts[groupSlug].ages, schools > 0 && pluralize(schools, 'escola', 'escolas')]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <Text>{stageFacts[groupSlug].text}</Text>
            <Text size="extra-small" tone="soft">
              {gradesSentence(stagesSlugs)}
            </Text>
          </Card>
        );
      })}
    </ul>
  );
}

function gradesSentence(slugs: readonly string[]): string {
  const names = slugs.map(gradeName);
  return `Séries: ${names.slice(0, -1).join(', ')} e ${names.at(-1) ?? ''}.`;
}

function gradeName(slug: string): string {
  return nonBreaking(grades.find((grade) => grade.slug === slug)?.name ?? slug);
}
