import { Textarea } from '@melhor-escola/ui/textarea';

/** A longer text is never cut off: the counter shows by how much to shorten it. */
export default function Counter() {
  return (
    <Textarea
      label="Depoimento"
      name="depoimento"
      maximum={2000}
      hint="Conte o que ajudaria outra família a decidir."
      defaultValue="Meu filho entrou tímido e em dois meses já tinha amigos. Os professores respondem no mesmo dia, e a escola avisa antes quando algo muda."
    />
  );
}
