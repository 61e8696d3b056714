import { Alert } from '../../src/components/alert/alert.tsx';
import { useAnnouncement } from '../../src/components/announcer/use-announcement.ts';
import { Button } from '../../src/components/button/button.tsx';
import {
  chosenColors,
  type ChosenColor,
  type FaintPair,
  nearestReadable,
  type ThemeChoice,
} from '../../scripts/design-tokens/theme-recipe.ts';
import { source } from '../foundations/token-data.ts';

/** Number of pairs listed; one colour usually makes several of them too faint. */
const FIRST_SHOWN = 6;

interface VerdictProps {
  choice: ThemeChoice;
  faint: readonly FaintPair[];
  /** The total number of pairs. */
  count: number;
  onFix: (name: ChosenColor, hex: string) => void;
}

/** Reports whether the theme has enough contrast, and which changes would fix it. */
export function Verdict({ choice, faint, count, onFix }: VerdictProps) {
  const title = faint.length === 0 ? 'Everything reads' : `${faint.length} of ${count} pairs cannot be read`;
  useAnnouncement(title, { initial: false });
  if (faint.length === 0)
    return (
      <Alert tone="success" title={title}>
        All {count} pairs of text and ground, in both themes, have the contrast they need.
      </Alert>
    );
  const fixes = chosenColors.flatMap((name) => {
    const hex = nearestReadable(source, choice, name);
    return hex === undefined ? [] : [{ name, hex }];
  });
  return (
    <Alert tone="danger" title={title}>
      <ul className="tb-faint">
        {faint.slice(0, FIRST_SHOWN).map(({ on, ground, theme, ratio, least }) => (
          <li key={`${theme} ${on} ${ground} ${least}`}>
            {theme}: <b>{on}</b> on <b>{ground}</b> {(Math.floor(ratio * 10) / 10).toFixed(1)}:1, needs{' '}
            {least}
          </li>
        ))}
        {faint.length > FIRST_SHOWN && <li>and {faint.length - FIRST_SHOWN} more</li>}
      </ul>
      {fixes.length > 0 ? (
        <div className="fd-row">
          {fixes.map(({ name, hex }) => (
            <Button key={name} size="small" onClick={() => onFix(name, hex)}>
              Use {hex} as {name}
            </Button>
          ))}
        </div>
      ) : (
        <p>No lightness of one colour alone mends it. Begin with the ink on the ground, then the brand.</p>
      )}
    </Alert>
  );
}
