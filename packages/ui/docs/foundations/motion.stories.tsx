import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../src/components/button/button.tsx';

const durations = [
  { milliseconds: 120, of: 'a colour' },
  { milliseconds: 180, of: 'a part that opens' },
  { milliseconds: 240, of: 'a sheet' },
];

/** The three durations, played when asked. Under reduced motion everything is there at once. */
function Motion() {
  const [away, setAway] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Button onClick={() => setAway(!away)}>Play</Button>
      {durations.map(({ milliseconds, of }) => (
        <div key={milliseconds} style={{ display: 'grid', gap: 4, width: 'min(100%, 320px)' }}>
          <span>
            {milliseconds} ms: {of}
          </span>
          <span
            style={{
              width: 32,
              height: 32,
              borderRadius: 8,
              background: 'var(--brand)',
              marginInlineStart: away ? 'calc(100% - 32px)' : 0,
              transition: `margin-inline-start ${milliseconds}ms var(--ease-out)`,
            }}
          />
        </div>
      ))}
    </div>
  );
}

const meta = { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
