'use client';

import MapPin from 'lucide-react/icons/map-pin';
import { useAnnouncement } from '../announcer/use-announcement.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Labels } from '../labels/labels.ts';
import type { EmbedMapStatus } from './use-map-frame.ts';

interface MapCoverProps {
  status: EmbedMapStatus;
  /** What the visitor is told before asking for the map. */
  privacy: string;
  words: Labels<'embedMap'>;
  onShow: (event: Event) => void;
  onRetry: () => void;
}

const label =
  'grid max-w-80 justify-items-center gap-3 rounded-card border border-hairline bg-card p-5 text-center text-small';

/** What stands where the map will be: a notebook's cover, and on its label what can be done. */
export function MapCover({ status, privacy, words, onShow, onRetry }: MapCoverProps) {
  const failed = status === 'failed';
  const told = (failed && words.failed) || (status === 'loading' && words.loading) || '';
  useAnnouncement(told);
  return (
    <div data-part="cover" className="cover-pattern absolute inset-0 grid place-items-center p-4">
      <div className={label}>
        <Icon
          as={MapPin}
          size="extra-large"
          className={`text-brand ${status === 'loading' ? 'animate-pulse' : ''}`}
        />
        {status === 'asking' && <p className="text-ink-soft">{privacy}</p>}
        {told && <p data-part="status">{told}</p>}
        {status === 'asking' && (
          <Button data-part="show" variant="primary" onClick={({ nativeEvent }) => onShow(nativeEvent)}>
            {words.show}
          </Button>
        )}
        {failed && (
          <Button data-part="retry" onClick={onRetry}>
            {words.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
