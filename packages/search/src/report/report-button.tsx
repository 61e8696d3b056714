import { Button } from '@melhor-escola/ui/button';
import Flag from 'lucide-react/icons/flag';
import { lazy, Suspense, useRef, useState } from 'react';

const ReportSheet = lazy(async () => ({ default: (await import('./report-sheet.tsx')).ReportSheet }));

export interface ReportButtonProps {
  reviewId: string;
  /** Author of the review. */
  author: string;
}

/** Opens the form that reports a review. It requires JavaScript and is hidden without it. Renders a `<button>`. */
export function ReportButton({ reviewId, author }: ReportButtonProps) {
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
          Denunciar<span className="sr-only"> a avaliação de {author}</span>
        </span>
      </Button>
      {wasOpened && (
        <Suspense>
          <ReportSheet reviewId={reviewId} open={isOpen} onOpenChange={setIsOpen} finalFocus={button} />
        </Suspense>
      )}
    </>
  );
}
