import { Button, type ButtonSize } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import Locate from 'lucide-react/icons/locate-fixed';
import { useState, type ReactNode } from 'react';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { GeolocationError, geolocationAdvice } from './geolocation-error.ts';
import { locate } from './locate.ts';

export interface NearMeButtonProps {
  /** The browser has said where it is. */
  onFound: (position: Geolocation) => void;
  /**
   * Height: 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ButtonSize | undefined;
  /** What stands beside the button, on its line. */
  beside?: ReactNode;
}

/**
 * 'Perto de mim': asks the browser where it is, only when pressed. Not there without scripts. Renders a `<div>` with the
 * button and, when the browser does not say, why and what to do (ER-03).
 */
export function NearMeButton({ onFound, size = 'medium', beside }: NearMeButtonProps) {
  const [isLocating, setIsLocating] = useState(false);
  const [failure, setFailure] = useState<GeolocationError>();
  const ask = async () => {
    setIsLocating(true);
    setFailure(undefined);
    try {
      onFound(await locate());
    } catch (error) {
      setFailure(error instanceof GeolocationError ? error : new GeolocationError('other'));
    } finally {
      setIsLocating(false);
    }
  };
  return (
    <div className="flex min-w-0 flex-col gap-2 noscript:hidden">
      <div className="flex min-w-0 items-center gap-3">
        <Button size={size} icon={Locate} loading={isLocating} onClick={() => void ask()}>
          Perto de mim
        </Button>
        {beside}
      </div>
      <div role="alert" className="max-w-prose empty:hidden">
        {failure && (
          <Text size="small">
            <strong className="text-danger">{failure.message}</strong> {geolocationAdvice[failure.failure]}
          </Text>
        )}
      </div>
    </div>
  );
}
