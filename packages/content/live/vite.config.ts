import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import { liveConfig } from '@melhor-escola/config/live/live-config';

export default liveConfig(import.meta.dirname, manifest);
