import { Button, type ButtonSize } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import Locate from 'lucide-react/icons/locate-fixed';
import { useState, type ReactNode } from 'react';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import type { GeolocationFailure } from './geolocation-failure.ts';
import { locate } from './locate.ts';

export interface NearMeButtonProps {
  /** The browser has said where it is. */
  onFound: (position: Geolocation) => void;
  /**
   * Height: 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ButtonSize | undefined;
  /** What stands beside the button, on its line; what follows it there, below. */
  beside?: ReactNode;
}

/**
 * 'Perto de mim': asks the browser where it is, only when pressed. Renders a `<div>` with the
 * button and, when the browser does not say, why and what to do (ER-03).
 */
export function NearMeButton({ onFound, size = 'medium', beside }: NearMeButtonProps) {
  const [isLocating, setIsLocating] = useState(false);
  const [failure, setFailure] = useState<GeolocationFailure>();
  const ask = async () => {
    setIsLocating(true);
    setFailure(undefined);
    try {
      const found = await locate();
      if ('failure' in found) setFailure(found);
      else onFound(found);
    } finally {
      setIsLocating(false);
    }
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center justify-items-start gap-x-3">
        <Button
          size={size}
          icon={Locate}
          loading={isLocating}
          className="whitespace-nowrap"
          onClick={() => void ask()}
        >
          Perto de mim
        </Button>
        {beside}
      </div>
      <div role="alert" className="max-w-prose empty:hidden">
        {failure && (
          <Text size="small">
            <strong className="text-danger">{failure.message}</strong> {failure.advice}
          </Text>
        )}
      </div>
    </div>
  );
}
