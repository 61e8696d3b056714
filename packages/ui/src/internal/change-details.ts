/**
 * What every `onXChange(value, details)` of the kit tells besides the value: why it happened, the event behind it,
 * and a way to refuse it.
 */
export interface ChangeDetails<Reason extends string, NativeEvent extends Event = Event> {
  /** What made the change, such as `'escape'` or `'clear-button'`; each component lists its own. */
  readonly reason: Reason;
  /** The browser's event, or an `Event('change')` made for a change no event stands behind. */
  readonly event: NativeEvent;
  /** Refuses the change: the component stays as it was. Call it before the handler returns. */
  readonly cancel: () => void;
  /** Whether `cancel` has been called. */
  readonly isCanceled: boolean;
}

/** Makes the details of one change. */
export function changeDetails<Reason extends string, NativeEvent extends Event = Event>(
  reason: Reason,
  event: NativeEvent,
): ChangeDetails<Reason, NativeEvent> {
  let canceled = false;
  return {
    reason,
    event,
    cancel: () => {
      canceled = true;
    },
    get isCanceled() {
      return canceled;
    },
  };
}
