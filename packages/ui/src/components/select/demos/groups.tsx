import { Select } from '@melhor-escola/ui/select';

/** Options in groups; the placeholder means no choice. */
export default function Groups() {
  return (
    <Select
      label="Série"
      name="serie"
      placeholder="Todas as séries"
      hint="A que a criança vai cursar em 2027."
    >
      <optgroup label="Educação Infantil">
        <option value="maternal">Maternal</option>
        <option value="jardim">Jardim</option>
      </optgroup>
      <optgroup label="Ensino Fundamental">
        <option value="1-ano">1º ano</option>
        <option value="2-ano">2º ano</option>
      </optgroup>
      <optgroup label="Ensino Médio">
        <option value="1-serie">1ª série</option>
      </optgroup>
    </Select>
  );
}
