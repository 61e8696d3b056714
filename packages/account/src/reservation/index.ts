export { reservationHead } from '../heads.ts';
export { loadReservableSchool, reservableSchoolQuery } from './queries.ts';
export { ReservationScreen, type ReservationScreenProps } from './screen.tsx';
