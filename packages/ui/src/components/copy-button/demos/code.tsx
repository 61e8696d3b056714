import { CopyButton } from '@melhor-escola/ui/copy-button';
import { Text } from '@melhor-escola/ui/text';

const code = 'ME-7Q2K-M0XB-94TC';

/** The code itself is beside the button, to be selected where copying is not allowed. */
export default function Code() {
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <Text size="large" weight="strong" tabular>
        {code}
      </Text>
      <CopyButton text={code} messages={{ copied: 'Código copiado', failed: 'Selecione o código e copie' }}>
        Copiar código
      </CopyButton>
    </div>
  );
}
