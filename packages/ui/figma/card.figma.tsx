import figma from '@figma/code-connect';
import { Card } from '@melhor-escola/ui/card';

figma.connect(Card, '<KIT>?node-id=Card', {
  props: {
    tone: figma.enum('Tone', { Card: 'card', Wash: 'wash', Brand: 'brand' }),
    padding: figma.enum('Padding', { None: 'none', Small: 'small', Medium: 'medium' }),
    content: figma.children('*'),
  },
  example: ({ content, ...props }) => <Card {...props}>{content}</Card>,
});
