import { site } from '@melhor-escola/config/site';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { CopyButton } from '@melhor-escola/ui/copy-button';
import { saveFile } from '@melhor-escola/ui/hooks';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useLayoutEffect, useRef } from 'react';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** The user has saved them. */
  onSaved: () => void;
}

/** New recovery codes, which are shown once: to copy, download or print. Its heading takes the focus. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  const save = () =>
    saveFile('codigos-de-recuperacao.txt', new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }));
  return (
    <section aria-labelledby="codigos-novos" className="flex flex-col gap-4">
      <Heading level={2} id="codigos-novos" ref={heading} tabIndex={-1}>
        Guarde os seus códigos de recuperação
      </Heading>
      <Alert tone="warning" title="Eles aparecem só agora.">
        Cada um vale uma única vez, se você perder o aparelho. Guarde-os fora dele: impressos, ou em um
        gerenciador de senhas.
      </Alert>
      <Card className="flex flex-col gap-4">
        <ol aria-label="Códigos de recuperação" className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="text-large font-semibold tabular">
              {code}
            </li>
          ))}
        </ol>
        <Text size="small" tone="soft" className="hidden print:block">
          {`Códigos de recuperação da sua conta no ${site.name}.`}
        </Text>
        <div className="flex flex-wrap gap-2 max-sm:*:w-full print:hidden">
          <CopyButton
            text={text}
            size="medium"
            messages={{ copied: 'Códigos copiados', failed: 'Não deu para copiar: selecione os códigos' }}
          />
          <Button onClick={save}>Baixar</Button>
          <Button onClick={() => window.print()}>Imprimir</Button>
        </div>
      </Card>
      <Button variant="primary" className="self-start max-sm:w-full print:hidden" onClick={onSaved}>
        Guardei os códigos
      </Button>
    </section>
  );
}
