import { deviceStore, type DeviceStorage, type DeviceStore } from '@melhor-escola/ui/device-store';
import { shownPicture, type Person } from './person.ts';

/** Under which name the device has it; the tabs hear of its changes. */
export const keptPersonKey = 'account';

/** The device's copy of who is signed in (EN-17), so that the next page can greet them at once. */
export function keptPerson(storage: DeviceStorage): DeviceStore<Person> {
  return deviceStore(storage, keptPersonKey, ({ id, name, picture, isAdmin }) => {
    if (typeof id !== 'number' || typeof name !== 'string' || name.trim() === '') return undefined;
    return { id, name, picture: shownPicture(picture), isAdmin: isAdmin === true };
  });
}
