import type { SchoolPhotos } from '@melhor-escola/api-client/panel';
import { schoolPhotoPath } from '@melhor-escola/domain/school-photo';

const texts = [
  'Fachada vista da rua, com o portão azul',
  'Pátio com árvores e parquinho',
  'Biblioteca com mesas baixas',
  'Quadra coberta',
];

/** URL of an uploaded photo. @param number from 1 to 15 */
export const photoUrl = (number: number) => schoolPhotoPath(number.toString(16).repeat(64));

/** So many photos of a school. */
export function fixturePhotos(count: number): SchoolPhotos {
  return {
    school: { name: 'Colégio Girassol' },
    version: `version-${count}`,
    photos: Array.from({ length: count }, (_, index) => ({
      url: photoUrl(index + 1),
      alt: texts[index] ?? `Sala de aula ${index + 1}`,
    })),
  };
}
