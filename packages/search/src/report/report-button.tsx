import { Button } from '@melhor-escola/ui/button';
import Flag from 'lucide-react/icons/flag';
import { lazyPart } from '@melhor-escola/ui/hooks';
import { useRef, useState } from 'react';
import type { ReportSubject } from './report-sheet.tsx';

const ReportSheet = lazyPart(async () => (await import('./report-sheet.tsx')).ReportSheet);

export interface ReportButtonProps {
  subject: ReportSubject;
}

const names = { review: 'avaliação', question: 'pergunta' } as const;

/** Opens the form that reports a review or a question. It requires JavaScript and is hidden without it. Renders a `<button>`. */
export function ReportButton({ subject }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        icon={Flag}
        aria-haspopup="dialog"
        className="ms-auto -me-3 noscript:hidden print:hidden"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <span>
          Denunciar<span className="sr-only">{` a ${names[subject.kind]} de ${subject.author}`}</span>
        </span>
      </Button>
      {wasOpened && (
        <ReportSheet subject={subject} open={isOpen} onOpenChange={setIsOpen} finalFocus={button} />
      )}
    </>
  );
}
