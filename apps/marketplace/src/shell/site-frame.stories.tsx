import { demonstrationCompany } from '@melhor-escola/config/site';
import { HeaderLists } from '@melhor-escola/search/header-lists';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading } from '@melhor-escola/ui/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FixturePage } from './shell.fixture.tsx';
import { SiteFrame } from './site-frame.tsx';

function FramedPage({ demonstration, short }: { demonstration?: boolean; short?: boolean }) {
  return (
    <FixturePage
      screen={
        <SiteFrame
          company={demonstrationCompany}
          short={short}
          demonstration={demonstration}
          lists={<HeaderLists />}
        >
          <PageWidth className="py-8">
            <Heading level={1} size="large">
              Página
            </Heading>
          </PageWidth>
        </SiteFrame>
      }
    />
  );
}

const meta = {
  title: 'Shell/SiteFrame',
  component: FramedPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof FramedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InDemonstration: Story = { args: { demonstration: true } };

/** A page that leads through steps, such as a reservation. */
export const ShortFooter: Story = { args: { short: true } };
