import { Alert } from '@melhor-escola/ui/alert';

/** A screen reader announces the tone as a word before the title. */
export default function Tones() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Alert tone="neutral" title="Dados de demonstração">
        As escolas desta página são fictícias.
      </Alert>
      <Alert tone="info" title="Matrículas de 2027">
        As vagas abrem em setembro.
      </Alert>
      <Alert tone="success" title="Bolsa reservada">
        Enviamos o comprovante por e-mail.
      </Alert>
      <Alert tone="warning" title="Últimas vagas">
        Restam duas bolsas para o 6º ano.
      </Alert>
      <Alert tone="danger" title="Não foi possível reservar">
        Tente de novo em alguns minutos.
      </Alert>
    </div>
  );
}
