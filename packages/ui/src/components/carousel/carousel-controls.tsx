import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';

type CarouselMessages = Messages<'carousel'>;

interface RoundButtonProps {
  part: 'rotation' | 'previous' | 'next';
  drawing: IconDrawing;
  label: string;
  /** At an end it is `aria-disabled` and keeps the focus, which `disabled` would lose. */
  disabled?: boolean;
  onPress: (event: Event) => void;
}

function RoundButton({ part, drawing, label, disabled = false, onPress }: RoundButtonProps) {
  return (
    <button
      type="button"
      data-part={part}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={({ nativeEvent }) => {
        if (!disabled) onPress(nativeEvent);
      }}
      className="me-carousel-button"
    >
      <Icon as={drawing} />
    </button>
  );
}

/** Pauses or resumes the rotation. The label names the effect of a press. Renders a `<button>`. */
export function RotationButton(props: { paused: boolean; messages: CarouselMessages; onPress: () => void }) {
  const { paused, messages, onPress } = props;
  return (
    <RoundButton
      part="rotation"
      drawing={paused ? Play : Pause}
      label={paused ? messages.resume : messages.pause}
      onPress={onPress}
    />
  );
}

interface ArrowsProps {
  messages: CarouselMessages;
  atStart: boolean;
  atEnd: boolean;
  onStep: (by: 1 | -1, reason: 'previous' | 'next', event: Event) => void;
}

/** The previous and next buttons. */
export function Arrows({ messages, atStart, atEnd, onStep }: ArrowsProps) {
  return (
    <>
      <RoundButton
        part="previous"
        drawing={ChevronLeft}
        label={messages.previous}
        disabled={atStart}
        onPress={(event) => onStep(-1, 'previous', event)}
      />
      <RoundButton
        part="next"
        drawing={ChevronRight}
        label={messages.next}
        disabled={atEnd}
        onPress={(event) => onStep(1, 'next', event)}
      />
    </>
  );
}

interface DotsProps {
  messages: CarouselMessages;
  count: number;
  current: number;
  onPick: (index: number, event: Event) => void;
}

/** A dot per position, 8 px visible and 24 px to press. Renders a `<ul>`. */
export function Dots({ messages, count, current, onPick }: DotsProps) {
  return (
    <ul data-part="pagination" aria-label={messages.pages} className="me-carousel-dots">
      {Array.from({ length: count }, (_, index) => (
        // Positions are identified by index.
        <li key={`${index + 1}`}>
          <button
            type="button"
            data-part="dot"
            aria-label={messages.show(index + 1, count)}
            aria-current={index === current ? 'true' : undefined}
            onClick={({ nativeEvent }) => onPick(index, nativeEvent)}
            className="me-carousel-dot"
          />
        </li>
      ))}
    </ul>
  );
}
