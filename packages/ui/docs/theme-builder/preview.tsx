import Heart from 'lucide-react/icons/heart';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import type { CSSProperties } from 'react';
import { Alert } from '../../src/components/alert/alert.tsx';
import { Badge } from '../../src/components/badge/badge.tsx';
import { Button } from '../../src/components/button/button.tsx';
import { Card } from '../../src/components/card/card.tsx';
import { Checkbox } from '../../src/components/checkbox/checkbox.tsx';
import { Input } from '../../src/components/input/input.tsx';
import { Link } from '../../src/components/link/link.tsx';
import { ProgressBar } from '../../src/components/progress-bar/progress-bar.tsx';
import { Rating } from '../../src/components/rating/rating.tsx';
import { Select } from '../../src/components/select/select.tsx';
import { Switch } from '../../src/components/switch/switch.tsx';
import { TagList } from '../../src/components/tag/tag-list.tsx';
import { TagToggle } from '../../src/components/tag/tag-toggle.tsx';
import { Heading } from '../../src/components/text/heading.tsx';
import { Text } from '../../src/components/text/text.tsx';
import type { BuiltTheme } from '../../scripts/design-tokens/theme-recipe.ts';
import type { ThemeName } from '../../scripts/design-tokens/token-source.ts';

/**
 * An offer, the most typical element of the product: backgrounds, text, price, marker, stars and the primary button.
 */
function OfferCard() {
  return (
    <Card as="article" style={{ display: 'grid', gap: 12 }}>
      <div className="fd-cover" />
      <div>
        <Heading level={4} size="small">
          <Link href="#escola">Colégio Horizonte</Link>
        </Heading>
        <Text size="small" tone="soft">
          6º ano, à tarde, a 1,2 km
        </Text>
        <Rating value={4.5} />
      </div>
      <div>
        <Text tabular weight="heavy" size="extra-large" style={{ color: 'var(--price)' }}>
          R$ 679,25
        </Text>
        <Badge tone="highlight" icon={PiggyBank} size="medium">
          Economize R$ 5.340 no ano
        </Badge>
      </div>
      <div className="fd-row">
        <Button variant="primary">Reservar bolsa</Button>
        <Button icon={Heart}>Salvar</Button>
      </div>
    </Card>
  );
}

function Filters() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Input label="Cidade" defaultValue="Palmas" />
      <Select label="Série" defaultValue="6-ano">
        <option value="5-ano">5º ano</option>
        <option value="6-ano">6º ano</option>
      </Select>
      <TagList aria-label="Turno">
        <TagToggle defaultSelected>Manhã</TagToggle>
        <TagToggle>Tarde</TagToggle>
      </TagList>
      <Checkbox label="Aceita bolsa parcial" defaultChecked />
      <Switch label="Só bolsa integral" defaultChecked />
      <ProgressBar label="Reserva" value={60} />
    </div>
  );
}

interface ThemePreviewProps {
  built: BuiltTheme;
  theme: ThemeName;
}

/** Real components of the kit with a built theme. */
export function ThemePreview({ built, theme }: ThemePreviewProps) {
  const declarations = Object.entries({ ...built.shared, ...built.themes[theme] });
  // Custom properties, which React's style type does not include.
  const style: CSSProperties = Object.fromEntries(declarations.map(([name, value]) => [`--${name}`, value]));
  return (
    <div className="fd-theme" data-theme={theme} lang="pt-BR" style={style}>
      <OfferCard />
      <Filters />
      <Alert tone="success" title="Bolsa reservada">
        Enviamos o comprovante por e-mail.
      </Alert>
      <Alert tone="danger" title="Não foi possível reservar">
        Tente de novo em alguns minutos.
      </Alert>
      <div className="fd-row">
        <Button variant="danger">Cancelar reserva</Button>
        <Button variant="quiet">Agora não</Button>
      </div>
    </div>
  );
}
