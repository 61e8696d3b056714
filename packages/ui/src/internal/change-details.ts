/**
 * The second argument of every `onXChange(value, details)` of the kit: the reason, the event behind it, and a way to
 * cancel the change.
 */
export interface ChangeDetails<Reason extends string, NativeEvent extends Event = Event> {
  /** The cause of the change, such as `'escape'` or `'clear-button'`; each component lists its own. */
  readonly reason: Reason;
  /** The browser's event, or an `Event('change')` for a change without one. */
  readonly event: NativeEvent;
  /** Cancels the change: the component stays as it was. Call it before the handler returns. */
  readonly cancel: () => void;
  /** Whether `cancel` has been called. */
  readonly isCanceled: boolean;
}

/** Creates the details of one change. */
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
