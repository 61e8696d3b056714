import type { Meta, StoryObj } from '@storybook/react-vite';
import BookOpen from 'lucide-react/icons/book-open';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import ExternalLink from 'lucide-react/icons/external-link';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Heart from 'lucide-react/icons/heart';
import Info from 'lucide-react/icons/info';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import Search from 'lucide-react/icons/search';
import Share2 from 'lucide-react/icons/share-2';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { Icon } from '../../src/components/icon/icon.tsx';

const shown = {
  'book-open': BookOpen,
  check: Check,
  'circle-alert': CircleAlert,
  'external-link': ExternalLink,
  'graduation-cap': GraduationCap,
  heart: Heart,
  info: Info,
  'map-pin': MapPin,
  phone: Phone,
  'piggy-bank': PiggyBank,
  search: Search,
  'share-2': Share2,
  'sliders-horizontal': SlidersHorizontal,
  x: X,
};

/** Icons the site uses most. Any of lucide's can be taken, one module each: `lucide-react/icons/<name>`. */
function Icons() {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16, listStyle: 'none', padding: 0, margin: 0 }}>
      {Object.entries(shown).map(([name, icon]) => (
        <li key={name} style={{ display: 'grid', gap: 8, justifyItems: 'center', width: 128 }}>
          <Icon as={icon} size="large" />
          <code style={{ fontSize: 13 }}>{name}</code>
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
