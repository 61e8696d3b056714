'use client';

import MapPin from 'lucide-react/icons/map-pin';
import { type ComponentProps, useRef } from 'react';
import { useAnnouncement } from '../announcer/use-announcement.ts';
import { Button } from '../button/button.tsx';
import { useControlledState } from '../../internal/use-controlled-state.ts';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { Icon } from '../icon/icon.tsx';
import type { MessageProps, Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { embedMapMessages } from './messages.ts';
import { Link } from '../link/link.tsx';
import { type EmbedMapStatus, useFrameFocus, useMapFrame } from './use-map-frame.ts';

export type EmbedMapReason = 'press';

export interface EmbedMapProps
  extends MessageProps<'embedMap'>, Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The frame's name, such as 'Mapa: Colégio Horizonte, Rua das Acácias, 120'. */
  title: string;
  /** The URL of the map to embed. Not requested before the map may load and is near the viewport. */
  src: string;
  /** URL of the same location in a tab of its own, as an alternative to the frame. */
  href: string;
  /** The map's provider under its common name: 'Google Maps'. Shown when asking for consent. */
  provider: string;
  /** Whether the map may load (controlled, for example with the visitor's consent). */
  allowed?: boolean | undefined;
  /**
   * Whether the map may load without being asked for. `false` shows a button first, because the provider learns who
   * looks at the map (LGPD, art. 7, I).
   * @default true
   */
  defaultAllowed?: boolean | undefined;
  /** The visitor asked for the map. `details.cancel()` prevents loading it. */
  onAllowedChange?: ((allowed: true, details: ChangeDetails<EmbedMapReason>) => void) | undefined;
}

/**
 * An external map in a reserved height of 450 px (CO-05). It loads when allowed and within 50 px of the window; until
 * then, and if it fails, a notebook cover replaces it. A link to the same location is always below it. Renders a
 * `<div>`.
 *
 * Data attributes: `data-component="embed-map"`, `data-status` (`asking`, `waiting`, `loading`, `loaded`, `failed`) the
 * progress of loading; parts `box` with `data-frame-focused` while the map has the focus, `cover`, `status`, `show`,
 * `retry`, `frame` and `open`.
 */
export function EmbedMap({
  title,
  src,
  href,
  provider,
  allowed,
  defaultAllowed = true,
  onAllowedChange,
  messages: given,
  className,
  ...rest
}: EmbedMapProps) {
  const box = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const frameFocused = useFrameFocus(frame);
  const [isAllowed, setIsAllowed] = useControlledState(allowed, defaultAllowed);
  const { status, attempt, arrived, retry } = useMapFrame(box, src, isAllowed);
  const messages = useMessages('embedMap', embedMapMessages, given);

  const show = (event: Event) => {
    const details = changeDetails<EmbedMapReason>('press', event);
    onAllowedChange?.(true, details);
    if (details.isCanceled) return;
    setIsAllowed(true);
    // The pressed button is removed; its replacement gets the focus.
    box.current?.focus();
  };

  return (
    <div data-component="embed-map" data-status={status} {...rest} className={className}>
      <section
        ref={box}
        data-part="box"
        data-frame-focused={frameFocused ? '' : undefined}
        aria-label={title}
        tabIndex={-1}
        className="me-embed-map"
      >
        {status !== 'loaded' && (
          <MapCover
            status={status}
            privacy={messages.privacy(provider)}
            messages={messages}
            onShow={show}
            onRetry={() => {
              retry();
              box.current?.focus();
            }}
          />
        )}
        {(status === 'loading' || status === 'loaded') && (
          <iframe
            key={`${attempt} ${src}`}
            ref={frame}
            data-part="frame"
            title={title}
            src={src}
            // A frame is only created in a browser, once the map is near the viewport.
            sandbox={framePermissions(src, window.location.href)}
            // Only the site's name, by which map services check API keys; never the page, which would reveal the school
            // that a parent looks at.
            referrerPolicy="strict-origin"
            allow="fullscreen"
            onLoad={arrived}
            className="me-embed-map-frame"
          />
        )}
      </section>
      {/* Always there: without JavaScript, and for a frame that loaded but shows nothing, which a page cannot
          detect. */}
      <p className="me-embed-map-open">
        <Link data-part="open" href={href} external>
          {messages.open(provider)}
        </Link>
      </p>
    </div>
  );
}

interface MapCoverProps {
  status: EmbedMapStatus;
  /** The privacy notice that a visitor reads before requesting the map. */
  privacy: string;
  messages: Messages<'embedMap'>;
  onShow: (event: Event) => void;
  onRetry: () => void;
}

/** Placeholder for the map: a notebook's cover whose label shows the status and the possible actions. */
function MapCover({ status, privacy, messages, onShow, onRetry }: MapCoverProps) {
  const failed = status === 'failed';
  const message = (failed && messages.failed) || (status === 'loading' && messages.loading) || '';
  useAnnouncement(message);
  return (
    <div data-part="cover" className="cover-pattern me-embed-map-cover">
      <div className="me-embed-map-label">
        <Icon as={MapPin} size="extra-large" className="me-embed-map-pin" />
        {status === 'asking' && <p className="me-embed-map-privacy">{privacy}</p>}
        {message && <p data-part="status">{message}</p>}
        {status === 'asking' && (
          <Button data-part="show" variant="primary" onClick={({ nativeEvent }) => onShow(nativeEvent)}>
            {messages.show}
          </Button>
        )}
        {failed && (
          <Button data-part="retry" onClick={onRetry}>
            {messages.retry}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The permissions that a map's page needs: no top navigation, no downloads, no forms. */
const permissions = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/**
 * The `sandbox` of a frame. An external map keeps its origin, which its tiles and API keys depend on. A page of this
 * site must not keep it: with scripts and its own origin it could remove the sandbox.
 *
 * @param here URL of the page that contains the frame.
 */
export function framePermissions(src: string, here: string): string {
  const own = new URL(src, here).origin === new URL(here).origin;
  return own ? permissions : `${permissions} allow-same-origin`;
}
