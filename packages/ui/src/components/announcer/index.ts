export { announce, type Urgency } from './announcer.ts';
export { type AnnouncementOptions, useAnnouncement } from './use-announcement.ts';
