import figma from '@figma/code-connect';
import { Link } from '@melhor-escola/ui/link';

figma.connect(Link, '<KIT>?node-id=Link', {
  props: {
    tone: figma.enum('Tone', { Brand: 'brand', Quiet: 'quiet' }),
    label: figma.string('Label'),
  },
  example: ({ tone, label }) => (
    <Link tone={tone} href="/escolas">
      {label}
    </Link>
  ),
});
