import { liveConfig } from '@melhor-escola/config/live/live-config';

export default liveConfig(import.meta.dirname);
