import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';

export default function WithHints() {
  return (
    <RadioGroup legend="Como você quer falar com a escola?" name="contato">
      <Radio value="whatsapp" label="WhatsApp" hint="A escola responde em horário comercial." />
      <Radio value="telefone" label="Telefone" hint="Ligamos no melhor horário para você." />
    </RadioGroup>
  );
}
