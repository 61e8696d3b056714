import { Button } from '@melhor-escola/ui/button';
import { Checkbox, CheckboxGroup } from '@melhor-escola/ui/checkbox';
import { Input } from '@melhor-escola/ui/input';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Select } from '@melhor-escola/ui/select';

/** A plain form that the browser submits: groups are fieldsets, so that each box is read with its legend. */
export default function Filters() {
  return (
    <form aria-label="Filtros" style={{ display: 'grid', gap: 24 }}>
      <Input label="Bairro" name="bairro" type="search" optional defaultValue="Setor Central" />
      <Select label="Série" name="serie" placeholder="Todas as séries">
        <option value="1-ano">1º ano</option>
      </Select>
      <Input
        label="Mensalidade até"
        name="preco"
        leading="R$"
        inputMode="numeric"
        hint="Já com o desconto da bolsa."
      />
      <CheckboxGroup legend="Turno" name="turno" defaultValue={['manha']}>
        <Checkbox value="manha" label="Manhã" trailing="12" />
        <Checkbox value="tarde" label="Tarde" trailing="9" />
      </CheckboxGroup>
      <RadioGroup legend="Ordenar por" name="ordem" defaultValue="preco">
        <Radio value="preco" label="Menor mensalidade" />
        <Radio value="distancia" label="Mais perto" />
      </RadioGroup>
      <Button variant="primary" type="submit" wide>
        Ver 12 bolsas
      </Button>
    </form>
  );
}
