import { QrCode } from '@melhor-escola/ui/qr-code';
import { Text } from '@melhor-escola/ui/text';

const code = 'ME-7Q2K-M0XB-94TC';

/** The text stands beside it. */
export default function Voucher() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      <QrCode text={code} label={`Código QR da bolsa ${code}`} />
      <Text weight="strong" tabular>
        {code}
      </Text>
    </div>
  );
}
