import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentStatus } from '../../src/testing/component-guide.ts';
import { changesOf } from './changelog.tsx';

/** Formats `2026-11-25` as `25 November 2026`. */
const STATUS_TEXT = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface StatusProps {
  status: ComponentStatus;
  /** Upper limit of the component's size in kB gzip; `undefined` if the component has no size budget. */
  budget: number | undefined;
}

/** One line with the component's first version, stability, date of the accessibility review and size. */
export function Status({ status: { since, stability, accessibilityReview }, budget }: StatusProps) {
  const facts = [
    `Since ${since}`,
    stability === 'stable' ? 'stable' : 'beta: its props may change in a minor release',
    `accessibility reviewed on ${STATUS_TEXT(accessibilityReview)}`,
    ...(budget === undefined ? [] : [`at most ${budget} kB of JavaScript, compressed, with all it imports`]),
  ];
  return <p className="component-status sb-unstyled">{facts.join(' · ')}</p>;
}

/** The kit's changes that concern a component, newest first. */
export function Changes({ component }: { component: string }) {
  const changes = changesOf(component);
  return (
    <>
      <div className="reference-section sb-unstyled">
        <h2 id="changelog">Changelog</h2>
      </div>
      <Markdown>
        {[
          ...changes.map(({ release, text }) => `- **${release}**: ${text.replaceAll('\n', '\n  ')}`),
          `${changes.length === 0 ? 'No release has changed it. ' : ''}[Everything that changed in the kit](?path=/docs/changelog--docs)`,
        ].join('\n\n')}
      </Markdown>
    </>
  );
}
